import { angular } from './aot.ts';

export default {
  plugins: [angular(import.meta.dirname)],
  // Without these, Angular assumes development mode and compiles in the page.
  define: { ngDevMode: 'false', ngJitMode: 'false', ngServerMode: 'false', ngI18nClosureMode: 'false' },
};
