import { css } from 'lit';

/** Styles of the header row of grouped columns. */
export const columnGroupStyles = [
  css`
    [part='scroll']:has(.groups) {
      scroll-padding-block-start: calc(3 * var(--plinth-size-row-head));
    }
    thead .groups > * {
      border-block-end-color: transparent;
    }
    thead .groups > th {
      border-block-end-color: var(--plinth-color-line);
    }
  `,
];
