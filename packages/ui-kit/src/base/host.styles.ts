import { css } from 'lit';

/**
 * What every element starts from: box model, type, and a `hidden` that no display can undo.
 *
 * A page's rule for `*` beats `:host`, and what it sets is inherited all the way in. So what the inner layout hangs on is
 * important here, and has to be in an element that sets it otherwise; `display`, margins and colours stay the page's.
 */
export const hostStyles = css`
  :host {
    box-sizing: border-box !important;
    font-family: var(--plinth-font-sans) !important;
    font-size: var(--plinth-text-14) !important;
    font-style: normal !important;
    font-weight: 400 !important;
    line-height: var(--plinth-leading-14) !important;
    letter-spacing: var(--plinth-tracking-14) !important;
    word-spacing: 0 !important;
    text-indent: 0 !important;
    text-transform: none !important;
    white-space-collapse: collapse !important;
    color: var(--plinth-color-text);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;
