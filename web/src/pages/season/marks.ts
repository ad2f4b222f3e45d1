// The marks of a result that was not simply driven, each with a sign for the table.

export const MARKS = [
  { id: 'stand-in', sign: '†' },
  { id: 'by-hand', sign: '*' },
  { id: 'corrected', sign: '‡' },
  { id: 'not-counted', sign: '×' },
] as const;
