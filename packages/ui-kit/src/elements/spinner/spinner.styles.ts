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
      border: 1.75px solid currentColor;
      border-inline-end-color: transparent;
      border-radius: 50%;
      opacity: 0.9;
      animation: turn 0.8s linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      [part='base'] {
        animation: none;
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border-color: CanvasText;
        border-inline-end-color: Canvas;
      }
    }
  `,
];
