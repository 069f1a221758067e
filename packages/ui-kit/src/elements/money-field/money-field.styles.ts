import { css } from 'lit';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const moneyFieldStyles = [
  ...textFrameStyles,
  css`
    .end ::slotted(*) {
      margin-inline-end: 0.5rem;
      color: var(--plinth-color-text-muted);
    }
  `,
];
