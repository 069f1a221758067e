import { css } from 'lit';
import { floatStyles } from './float.styles.ts';

/** The sheet with a calendar under a field. */
export const calendarSheetStyles = [
  floatStyles,
  css`
    [part='panel'] {
      padding: var(--plinth-space-3);
    }
  `,
];
