// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.
export const iconArrowLeft = 'M12 19l-7-7 7-7M19 12H5';
