import { minifyHTMLLiterals } from 'minify-literals';
import type { Plugin } from 'vite';

/** White space goes; tags and attributes stay what they are, since styles and scripts may ask for them. */
const HTML = { removeEmptyAttributes: false, removeDefaultTypeAttributes: false, decodeEntities: false, minifyCSS: false, minifyJS: false, keepClosingSlash: true };

/** How the compiler writes a decorator: `__decorate([property()], Button.prototype, "name", void 0)`. */
const DECORATED = /__decorate(?:\$\d+)?\(\[(?<decorator>[^]*?)\], (?<host>[\w$]+)\.prototype, (?<name>"\w+"), (?:void 0|null)\)/g;

/**
 * What a build of the kit, or of a page that uses its sources, leaves out: the white space of Lit's templates and style
 * sheets, so that a page fetches less and no element holds texts that nobody sees; and the compiler's way around
 * decorators, where the kit's own (`base/decorators.ts`) define what they stand on, one each.
 */
export function leanBuild(): Plugin[] {
  return [
    {
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
    },
    {
      name: 'plinth-lean-decorators',
      apply: 'build',
      renderChunk(code) {
        if (!code.includes('__decorate')) return null;
        const lean = code.replaceAll(DECORATED, '$<decorator>($<host>.prototype, $<name>)');
        if (/__decorate(?:\$\d+)?\(\[/.test(lean)) throw new Error('The compiler writes decorators otherwise than it did.');
        return { code: lean, map: null };
      },
    },
  ];
}
