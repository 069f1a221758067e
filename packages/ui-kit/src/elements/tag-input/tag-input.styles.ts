import { css } from 'lit';
import { chipsStyles } from '#base/chips.styles.ts';
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
