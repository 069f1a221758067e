import { css } from 'lit';

/** The keyboard focus ring: 2 px wide, with an offset of 2 px. */
export const focusStyles = css`
  :focus-visible {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
`;
