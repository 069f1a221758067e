import { css, html, type TemplateResult } from 'lit';

/**
 * An amount, date or masked account inside a template: a left-to-right island with figures of one width, so that
 * `−$4,100` and `····4417` read the same in an Arabic page. Style it with {@link figureStyles}.
 */
export function figure(text: string): TemplateResult {
  return html`<bdi class="figure" dir="ltr">${text}</bdi>`;
}

/** The same island for a string that becomes part of a translated sentence. */
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
