// The people at a table: whoever has a chair, once each, with the seats of their device under one name.
import type { Room } from '../wire/table.gen';

export interface Person {
  guest: string;
  name: string;
  isMe: boolean;
  isHost: boolean;
  isHere: boolean;
}

export function companyOf(room: Room): Person[] {
  const chairs = room.chairs.filter((chair) => chair.kind === 'person');
  return [...new Set(chairs.map((chair) => chair.guest))].map((guest) => {
    const own = chairs.filter((chair) => chair.guest === guest);
    return { guest, name: own.map((chair) => chair.name).join(' + '), isMe: guest === room.guest, isHost: guest === room.host, isHere: own.some((chair) => chair.is_here) };
  });
}

/** Whether one is the host of this table. */
export const isHostOf = (room: Room): boolean => room.guest !== '' && room.guest === room.host;
