// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconCircleCheck = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM16 9l-5.5 5.5L8 12';
