import { angular } from './aot.ts';

export default {
  plugins: [angular(import.meta.dirname)],
  // Without these Angular takes itself to be in development, and able to compile in the page.
  define: { ngDevMode: 'false', ngJitMode: 'false', ngServerMode: 'false', ngI18nClosureMode: 'false' },
};
