// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconChartColumn = 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3';
