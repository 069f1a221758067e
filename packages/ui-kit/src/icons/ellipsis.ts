// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconEllipsis = 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0ZM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0ZM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z';
