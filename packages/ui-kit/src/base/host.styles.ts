import { css } from 'lit';

/** What every element starts from: box model, type, and a `hidden` that a display of its own cannot undo. */
export const hostStyles = css`
  :host {
    box-sizing: border-box;
    font-family: var(--plinth-font-sans);
    font-size: var(--plinth-text-14);
    line-height: var(--plinth-leading-14);
    letter-spacing: var(--plinth-tracking-14);
    color: var(--plinth-color-text);
  }
  :host(:lang(ar)) {
    letter-spacing: 0;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

/** The keyboard focus ring (look: 2 px, 2 px off). */
export const focusStyles = css`
  :focus-visible {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
`;

/** For text that only assistive technology reads. */
export const visuallyHiddenStyles = css`
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
