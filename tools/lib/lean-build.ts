import { minifyHTMLLiterals } from 'minify-literals';
import type { Plugin } from 'vite';

/** White space goes; tags and attributes stay what they are, since styles and scripts may ask for them. */
const HTML = { removeEmptyAttributes: false, removeDefaultTypeAttributes: false, decodeEntities: false, minifyCSS: false, minifyJS: false, keepClosingSlash: true };

/** The compiler's helper for decorators in a chunk. */
const HELPER = /function (?<name>[\w$]+)\(decorators, target, key, desc\) \{\n[^]*?\n\}/g;

/**
 * What a build of the kit, or of a page that uses its sources, leaves out: the white space of Lit's templates and style
 * sheets, so that a page fetches less and no element holds texts that nobody sees; and of the compiler's helper for
 * decorators what the kit's own (`base/decorators.ts`) have no use for: they define what they stand on, one each.
 */
export function leanBuild(): Plugin[] {
  return [
    {
      name: 'plinth-minify-templates',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/packages\/(ui-kit|app)\/src\/.+\.ts$/, code: /\b(?:html|svg|css)`/ },
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
        if (!code.includes('Reflect.decorate')) return null;
        const lean = code.replaceAll(HELPER, 'function $<name>([decorate], prototype, property) {\n\tdecorate(prototype, property);\n}');
        if (lean.includes('Reflect.decorate')) throw new Error('The compiler writes decorators otherwise than it did: look at its helper.');
        return { code: lean, map: null };
      },
    },
  ];
}
