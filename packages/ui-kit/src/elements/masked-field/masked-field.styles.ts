import { css } from 'lit';
import { fieldStyles } from '../field/field.styles.ts';

/** Tabular, left-to-right text: digits keep their width while others are inserted, and their order in a right-to-left page. */
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
