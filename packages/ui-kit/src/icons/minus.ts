// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconMinus = 'M5 12h14';
