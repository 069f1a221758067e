import { css } from 'lit';
import { ringStyles } from '#base/ring.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const searchFieldStyles = [
  ...textFrameStyles,
  ringStyles,
  css`
    .bare::-webkit-search-cancel-button {
      display: none;
    }
  `,
];
