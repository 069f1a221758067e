// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconChevronLeft = 'M15 18l-6-6 6-6';
