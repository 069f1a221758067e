// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconArrowRight = 'M5 12h14M12 5l7 7-7 7';
