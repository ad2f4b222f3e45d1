// Grounds of the teams' labels, light enough for ink in every theme.
export const TEAM_GROUNDS = ['#f6d37a', '#a9c8ef', '#b9dfc0', '#efb9b5'] as const;

/** The ground of a team, by its index; transparent for none. */
export const teamGround = (side: number): string => TEAM_GROUNDS[side] ?? 'transparent';
