// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconCheck = 'M20 6 9 17l-5-5';
