import { css, html, nothing, type TemplateResult } from 'lit';
import { iconCircleAlert } from '../icons/icons.ts';
import { glyph } from './glyph.ts';

/** Renders the error message of a control, with the id `error`. The live region exists before it has text, so that the text is announced once. */
export function renderError(error: string): TemplateResult {
  const message = error ? html`${glyph(iconCircleAlert)}<span>${error}</span>` : nothing;
  // No white space around it: the styles test whether the part is empty.
  return html`<div part="error" id="error" aria-live="polite">${message}</div>`;
}

/** Styles of the label row, help text and error message of all controls. */
export const messageStyles = css`
  [part='label-row'] {
    font-size: var(--plinth-text-13);
    line-height: var(--plinth-leading-13);
  }
  .label-row {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: var(--plinth-space-3);
  }
  .label-row > :is(span, label),
  .label-row ::slotted(*) {
    min-inline-size: 0;
  }
  .label-row [part='label'] {
    font-weight: var(--plinth-weight-medium);
  }
  .label-row ::slotted(a) {
    color: var(--plinth-color-primary-text);
    text-decoration: none;
  }
  .label-row ::slotted(a:hover) {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .label-row ::slotted(a:focus-visible) {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
  .optional {
    color: var(--plinth-color-text-faint);
  }
  [part='help'] {
    font-size: var(--plinth-text-13);
    line-height: var(--plinth-leading-13);
    color: var(--plinth-color-text-muted);
    text-wrap: pretty;
  }
  [part='error']:not(:empty) {
    display: flex;
    align-items: flex-start;
    gap: 0.375rem;
    font-size: var(--plinth-text-13);
    line-height: var(--plinth-leading-13);
    color: var(--plinth-color-danger-text);
  }
  /* A message in another language than the page keeps its own direction, at the page's side: its full stop stays at its end. */
  [part='help'],
  [part='error'] > span {
    min-inline-size: 0;
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [part='error'] .glyph {
    inline-size: 0.9375rem;
    block-size: 0.9375rem;
    margin-block-start: 0.15625rem;
  }
`;
