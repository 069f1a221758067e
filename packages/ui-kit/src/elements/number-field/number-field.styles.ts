import { css } from 'lit';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const numberFieldStyles = [
  ...textFrameStyles,
  css`
    .end ::slotted(*) {
      margin-inline-end: 0.5rem;
    }
  `,
];
