// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconArrowUp = 'M5 12l7-7 7 7M12 19V5';
