import { css, html, type TemplateResult } from 'lit';

/**
 * An amount, date or masked account inside a template: a left-to-right island with figures of one width, so that
 * `−$4,100` and `····4417` read the same in an Arabic page. Style it with {@link figureStyles}.
 */
export function figure(text: string): TemplateResult {
  return html`<bdi class="figure" dir="ltr">${text}</bdi>`;
}

/** A translated sentence: runs in its own direction, whatever the page around it, so that its amounts keep their order. */
export function sentence(text: string): TemplateResult {
  return html`<bdi>${text}</bdi>`;
}

/** The same island as {@link figure} for a string that becomes part of a translated sentence. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Look of {@link figure}. */
export const figureStyles = css`
  .figure {
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
