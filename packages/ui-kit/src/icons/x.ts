// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconX = 'M18 6 6 18M6 6l12 12';
