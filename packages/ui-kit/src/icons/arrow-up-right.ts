// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconArrowUpRight = 'M7 7h10v10M7 17 17 7';
