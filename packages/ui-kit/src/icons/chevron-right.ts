// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconChevronRight = 'M9 18l6-6-6-6';
