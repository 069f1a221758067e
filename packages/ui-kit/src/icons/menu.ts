// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconMenu = 'M4 5h16M4 12h16M4 19h16';
