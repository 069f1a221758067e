// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconClock = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 6v6l4 2';
