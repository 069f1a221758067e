/** Runs in Node alone, for `tools/kit/ssr.ts`: draws elements as a server does. */
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

import.meta.glob('../define/*.ts', { eager: true });

/** Markup without values, as a template of a page that is only ever drawn on a server. */
function templateOf(markup: string): ReturnType<typeof html> {
  return html(Object.assign([markup], { raw: [markup] }));
}

/** The markup with the tree of each element of the kit in it, as declarative shadow DOM. */
export function drawOnServer(markup: string): Promise<string> {
  return collectResult(render(templateOf(markup)));
}
