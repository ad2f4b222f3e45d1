// The people at a table, each once: chair holders with all seats of their device, and others who wrote in the chat.
import type { Room, Spoken } from '../net/wire/table.gen';

export interface Person {
  guest: string;
  name: string;
  isMe: boolean;
  isHost: boolean;
  isMuted: boolean;
  /** Whether a chair of theirs is connected; unknown for a spectator. */
  isHere: boolean;
  isSeated: boolean;
}

export function peopleAt(room: Room, talk: readonly Spoken[] = []): Person[] {
  const seated = room.chairs.filter((chair) => chair.kind === 'person');
  return [...new Set([...seated, ...talk].map((one) => one.guest))].map((guest) => {
    const own = seated.filter((chair) => chair.guest === guest);
    return {
      guest,
      name: own.map((chair) => chair.name).join(' + ') || (talk.findLast((line) => line.guest === guest)?.name ?? ''),
      isMe: guest === room.guest,
      isHost: guest === room.host,
      isMuted: room.muted.includes(guest),
      isHere: own.some((chair) => chair.is_here),
      isSeated: own.length > 0,
    };
  });
}

/** Whether this device's guest is the host of this table. */
export const isHostOf = (room: Room): boolean => room.guest !== '' && room.guest === room.host;
