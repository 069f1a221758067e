import { css } from 'lit';

/** The keyboard focus ring (look: 2 px, 2 px off). */
export const focusStyles = css`
  :focus-visible {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
`;
