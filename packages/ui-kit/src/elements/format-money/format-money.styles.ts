import { css } from 'lit';
import { textStyles } from '#base/text.styles.ts';

export const formatMoneyStyles = [
  textStyles,
  css`
    :host {
      direction: ltr;
      unicode-bidi: isolate;
      white-space: nowrap;
    }
  `,
];
