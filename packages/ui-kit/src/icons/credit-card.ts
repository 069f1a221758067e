// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconCreditCard = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2ZM2 10L22 10M6 14h2';
