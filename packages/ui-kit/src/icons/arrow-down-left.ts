// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconArrowDownLeft = 'M17 7 7 17M17 17H7V7';
