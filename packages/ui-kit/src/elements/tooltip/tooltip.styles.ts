import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const tooltipStyles = [
  hostStyles,
  css`
    :host {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
    }
    [part='bubble'] {
      color-scheme: dark;
      inset: auto;
      inline-size: max-content;
      max-inline-size: min(20rem, 100vi - 1rem);
      margin: 0.375rem;
      padding: 0.375rem var(--plinth-space-2);
      border: 0;
      border-radius: var(--plinth-radius-badge);
      background: var(--plinth-color-surface-inverse);
      color: var(--plinth-color-text);
      font-size: var(--plinth-text-12);
      line-height: var(--plinth-leading-12);
      letter-spacing: var(--plinth-tracking-12);
      overflow-wrap: anywhere;
      position-area: block-start;
      position-try-fallbacks: flip-block, flip-inline;
      transition: opacity var(--plinth-motion-fast) var(--plinth-motion-ease);
    }
    :host([placement='bottom']) [part='bubble'] {
      position-area: block-end;
    }
    :host([placement='start']) [part='bubble'] {
      position-area: self-inline-start;
    }
    :host([placement='end']) [part='bubble'] {
      position-area: self-inline-end;
    }
    @starting-style {
      [part='bubble'] {
        opacity: 0;
      }
    }
    @media (forced-colors: active) {
      [part='bubble'] {
        border: 1px solid CanvasText;
      }
    }
  `,
];
