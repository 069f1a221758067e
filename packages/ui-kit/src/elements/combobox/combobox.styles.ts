import { css } from 'lit';
import { chipsStyles } from '#base/chips.styles.ts';
import { listboxStyles } from '#base/listbox.styles.ts';
import { ringStyles } from '#base/ring.styles.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const comboboxStyles = [
  ...textFrameStyles,
  ...listboxStyles,
  chipsStyles,
  ringStyles,
  smallButtonStyles,
  css`
    [part='control'] {
      cursor: text;
    }
    /* The browser would follow a row whose element shows another option. */
    [part='list'] {
      overflow-anchor: none;
    }
    .content {
      display: flex;
      flex: 1;
      align-items: center;
      gap: 0.625rem;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [part='note'] .words {
      flex: 1;
    }
    [part='note'] .ring {
      margin: 0;
    }
  `,
];
