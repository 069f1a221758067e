import { css } from 'lit';
import { floatStyles } from './float.styles.ts';

/** The popup with a calendar below a field. */
export const calendarPopupStyles = [
  floatStyles,
  css`
    [part='panel'] {
      padding: var(--plinth-space-3);
    }
  `,
];
