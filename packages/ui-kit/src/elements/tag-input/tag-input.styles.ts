import { chipsStyles } from '#base/chips.styles.ts';
import { css } from '#base/css.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const tagInputStyles = [
  ...textFrameStyles,
  chipsStyles,
  css`
    [part='control'] {
      cursor: text;
    }
  `,
];
