// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconChevronUp = 'M18 15l-6-6-6 6';
