/** Renders elements on the server; runs only in Node, for `tools/kit/ssr.ts`. */
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

import.meta.glob('../define/*.ts', { eager: true });

/** Returns static markup as a server-only template. */
function templateOf(markup: string): ReturnType<typeof html> {
  return html(Object.assign([markup], { raw: [markup] }));
}

/** Returns the markup with the shadow trees of the kit's elements as declarative shadow DOM. */
export function renderOnServer(markup: string): Promise<string> {
  return collectResult(render(templateOf(markup)));
}
