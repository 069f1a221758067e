import { css } from 'lit';
import { calendarPopupStyles } from '#base/calendar-popup.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const dateRangePickerStyles = [
  ...textFrameStyles,
  ...calendarPopupStyles,
  css`
    .to {
      color: var(--plinth-color-text-faint);
    }
    .bare {
      flex: 0 1 7.75rem;
    }
    /* Sized by its content, so that the dash is centered between the two dates. */
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
