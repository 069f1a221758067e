// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconChevronsUpDown = 'M7 15l5 5 5-5M7 9l5-5 5 5';
