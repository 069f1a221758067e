import { css } from 'lit';
import { calendarPopupStyles } from '#base/calendar-popup.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const dateRangePickerStyles = [
  ...textFrameStyles,
  ...calendarPopupStyles,
  css`
    /* Stacks the dates where they don't fit beside each other. */
    .dates {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      align-items: center;
      min-inline-size: 0;
      border-radius: inherit;
    }
    .to {
      color: var(--plinth-color-text-faint);
    }
    .bare {
      flex: 0 1 7.75rem;
      min-block-size: calc(var(--_height) - 2px);
    }
    /* Sized by its content, so that the dash is centered between the two dates. */
    @supports (field-sizing: content) {
      .bare {
        flex: 0 1 auto;
        field-sizing: content;
      }
    }
  `,
];
