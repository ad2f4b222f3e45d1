// Sides as the table shows them: a letter and a car each.

export const letterOf = (side: number): string => String.fromCharCode(64 + side);
