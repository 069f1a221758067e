// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconChevronDown = 'M6 9l6 6 6-6';
