import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const spinnerStyles = [
  hostStyles,
  css`
    :host {
      display: inline-block;
      flex: none;
      vertical-align: middle;
      color: var(--plinth-color-text-muted);
      line-height: 0 !important;
      --_size: 1.25rem;
    }
    :host([size='small']) {
      --_size: 1rem;
    }
    :host([size='large']) {
      --_size: 2rem;
    }
    [part='base'] {
      display: block;
      inline-size: var(--_size);
      block-size: var(--_size);
      border: 1.75px solid;
      border-radius: 50%;
      clip-path: inset(0 15% 0 0);
      opacity: 0.9;
      animation: turn var(--plinth-motion-turn) linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
  `,
];
