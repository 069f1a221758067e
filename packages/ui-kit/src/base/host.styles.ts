import { css } from 'lit';

/**
 * The base styles of every element: box model, typography, and a `hidden` attribute that always hides.
 *
 * A page's rule for `*` overrides `:host`, and inherited properties reach the shadow tree. The properties that the inner
 * layout depends on are therefore `!important` here, and also in elements that override them. The page can still set
 * `display`, margins and colors.
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
    overflow-wrap: break-word;
    color: var(--plinth-color-text);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  /* Not for pseudo-elements: a rule for all of them makes the browser compute two more styles per element. */
  * {
    box-sizing: border-box;
  }
`;
