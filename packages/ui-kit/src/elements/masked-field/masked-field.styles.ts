import { css } from 'lit';
import { fieldStyles } from '../field/field.styles.ts';

/** Figures keep their places while others are put in before them, and their order on a page from right to left. */
export const maskedFieldStyles = [
  ...fieldStyles,
  css`
    ::slotted(input) {
      direction: ltr;
      font-variant-numeric: tabular-nums lining-nums;
    }
    :host(:dir(rtl)) ::slotted(input) {
      text-align: end;
    }
  `,
];
