import { css } from 'lit';
import { floatStyles } from '#base/float.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const popoverStyles = [
  hostStyles,
  floatStyles,
  css`
    :host {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    [part='panel'] {
      inline-size: var(--plinth-popover-width, 23rem);
      padding: var(--plinth-popover-padding, var(--plinth-space-4));
    }
    [part='panel']:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
  `,
];
