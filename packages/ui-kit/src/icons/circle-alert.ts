// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconCircleAlert = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 8L12 12M12 16L12.01 16';
