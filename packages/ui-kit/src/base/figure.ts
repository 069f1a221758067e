import { css, html, type TemplateResult } from 'lit';

/**
 * Renders an amount, a date or a masked account number as left-to-right text with tabular digits, so that `−$4,100` and
 * `····4417` read the same in an Arabic page. Style it with {@link figureStyles}.
 */
export function figure(text: string): TemplateResult {
  return html`<bdi class="figure" dir="ltr">${text}</bdi>`;
}

/** Renders a translated sentence in its own direction, whatever that of the page, so that its amounts keep their order. */
export function sentence(text: string): TemplateResult {
  return html`<bdi>${text}</bdi>`;
}

/** Isolates a string like {@link figure}, for use in a translated sentence. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Styles of {@link figure}. */
export const figureStyles = css`
  .figure {
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
