import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const visuallyHiddenElementStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      position: relative;
    }
    .visually-hidden:focus-within {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
      white-space: inherit;
    }
  `,
];
