// Joining a table or a club: parses the code or the link a person typed, and picks a name not yet used there.

const CODE = /^[a-hjkmnp-z2-9]{6}$/;
const TABLE = /^[a-hjkmnp-z2-9]{12}$/;
/** An invitation to a club, in groups of four; that of a club may be typed without the dash. */
const INVITATION = /^[a-hjkmnp-z2-9]{4}([\s.–-][a-hjkmnp-z2-9]{4}){1,2}$|^[a-hjkmnp-z2-9]{8}$/;

/** A code as displayed: two groups of three, easy to read out. */
export const shownCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export type Wish = { kind: 'code'; code: string } | { kind: 'address'; path: string } | { kind: 'none' };

export function readWish(typed: string): Wish {
  const link = /\/(table|screen|join|invite)\/([a-z0-9]+)/i.exec(typed);
  if (link?.[1]?.toLowerCase() === 'join') return readWish(link[2] ?? '');
  if (link) return { kind: 'address', path: `/${link[1]!.toLowerCase()}/${link[2]!.toLowerCase()}` };
  const trimmed = typed.trim().toLowerCase();
  if (INVITATION.test(trimmed)) return { kind: 'address', path: `/invite/${trimmed.replace(/[^a-z0-9]/g, '')}` };
  const word = trimmed.replace(/[\s.–-]/g, '');
  if (TABLE.test(word)) return { kind: 'address', path: `/table/${word}` };
  return CODE.test(word) ? { kind: 'code', code: word } : { kind: 'none' };
}

/** This name, with a number if somebody at the table has it: two guests without a name can both sit down. */
export function freeName(name: string, taken: string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`;
  return free;
}
