// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconInfo = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 16v-4M12 8h.01';
