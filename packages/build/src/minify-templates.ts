import { minifyHTMLLiterals } from 'minify-literals';
import type { Plugin } from 'vite';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

/** Removes white space only: styles and scripts may match on tags and attributes. */
const HTML = {
  removeEmptyAttributes: false,
  removeDefaultTypeAttributes: false,
  decodeEntities: false,
  minifyCSS: false,
  minifyJS: false,
  keepClosingSlash: true,
};

/** The browsers whose syntax the style sheets keep to, each with its version as Lightning CSS expects it. */
const targets = Object.fromEntries(
  OLDEST_BROWSERS.map((browser) => {
    const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/** A Vite plugin that removes the white space from the `html`, `svg` and `css` templates of the kit and the app in a build. */
export function minifyTemplates(): Plugin {
  return {
    name: 'plinth-minify-templates',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(ui-kit|app)\/(src|bench)\/.+\.ts$/, code: /\b(?:html|svg|css)`/ },
      async handler(code, id) {
        const minified = await minifyHTMLLiterals(code, { fileName: id, html: HTML, css: { targets } });
        return minified && { code: minified.code, map: minified.map?.toString() ?? null };
      },
    },
  };
}
