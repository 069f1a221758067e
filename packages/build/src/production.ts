/** Settings of a production build, independent of the environment that it runs in. */
export const PRODUCTION = {
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
  conditions: ['plinth-source', 'production', 'module', 'browser'],
} as const;
