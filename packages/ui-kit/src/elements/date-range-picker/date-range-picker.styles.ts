import { css } from 'lit';
import { calendarSheetStyles } from '#base/calendar-sheet.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const dateRangePickerStyles = [
  ...textFrameStyles,
  ...calendarSheetStyles,
  css`
    .to {
      color: var(--plinth-color-text-faint);
    }
    .bare {
      flex: 0 1 7.75rem;
    }
    /* As wide as what is in it: the dash stands in the middle between two dates. */
    @supports (field-sizing: content) {
      .bare {
        flex: 0 1 auto;
        field-sizing: content;
      }
    }
    .end {
      margin-inline-start: auto;
    }
  `,
];
