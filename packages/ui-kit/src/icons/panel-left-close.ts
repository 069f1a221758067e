// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconPanelLeftClose = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2ZM9 3v18M16 15l-3-3 3-3';
