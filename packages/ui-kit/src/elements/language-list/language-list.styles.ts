import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const languageListStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }
  `,
];
