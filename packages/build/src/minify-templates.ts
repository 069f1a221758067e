import { minifyHTMLLiterals } from 'minify-literals';
import type { Plugin } from 'vite';

/** Removes white space only: styles and scripts may match on tags and attributes. */
const HTML = {
  removeEmptyAttributes: false,
  removeDefaultTypeAttributes: false,
  decodeEntities: false,
  minifyCSS: false,
  minifyJS: false,
  keepClosingSlash: true,
};

/** A Vite plugin that removes the white space from the `html`, `svg` and `css` templates of the kit and the app in a build. */
export function minifyTemplates(): Plugin {
  return {
    name: 'plinth-minify-templates',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(ui-kit|app)\/(src|bench)\/.+\.ts$/, code: /\b(?:html|svg|css)`/ },
      async handler(code, id) {
        const minified = await minifyHTMLLiterals(code, { fileName: id, html: HTML });
        return minified && { code: minified.code, map: minified.map?.toString() ?? null };
      },
    },
  };
}
