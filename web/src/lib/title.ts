export const title = 'Paddock';
