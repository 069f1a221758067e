// Generated from package.json by `npm run gen`.
export const version = '0.1.0';
