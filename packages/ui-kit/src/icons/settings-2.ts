// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconSettings2 = 'M14 17H5M19 7h-9M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM4 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z';
