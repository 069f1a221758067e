// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconPlus = 'M5 12h14M12 5v14';
