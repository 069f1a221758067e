import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const exampleItemStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }
    [part='base'] {
      padding: var(--plinth-space-4);
      border: 1px solid var(--plinth-color-line-faint);
    }

    :host([variant='accent']) [part='base'] {
      background: var(--plinth-color-accent-surface);
      color: var(--plinth-color-accent-text);
    }
  `,
];
