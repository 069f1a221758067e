import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const treeStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
  `,
];
