import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const INLINE = '?inline';

/** Lets Node import a font with `?inline` as Vite does, as a `data:` URL: the PDF files of the mock embed fonts. */
export function registerInlineFonts(): void {
  registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.endsWith(`.woff${INLINE}`)) return nextLoad(url, context);
      const bytes = readFileSync(fileURLToPath(url.slice(0, -INLINE.length)));
      const source = `export default ${JSON.stringify(`data:font/woff;base64,${bytes.toString('base64')}`)};`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
