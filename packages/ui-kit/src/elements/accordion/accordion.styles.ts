import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const accordionStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }
    [part='base'] {
      border-block-start: 1px solid var(--plinth-color-line);
    }
  `,
];
