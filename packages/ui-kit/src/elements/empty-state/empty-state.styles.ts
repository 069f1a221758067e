import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const emptyStateStyles = [
  hostStyles,
  glyphStyles,
  css`
    :host {
      display: block;
    }
    [part='base'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      padding: 1.75rem var(--plinth-space-6) var(--plinth-space-8);
      text-align: center;
    }
    .drawing {
      display: block;
      inline-size: 8.25rem;
      block-size: 5.25rem;
      margin-block-end: var(--plinth-space-4);
      color: var(--plinth-color-primary-text);
    }
    .brass {
      stroke: var(--plinth-color-accent);
      stroke-width: 1.75;
    }
    .message {
      display: grid;
      gap: var(--plinth-space-1);
      grid-template-columns: minmax(0, 1fr);
      max-inline-size: min(30rem, 100%);
    }
    [part='heading'] {
      font-weight: var(--plinth-weight-semibold);
      text-wrap: balance;
    }
    [part='text'] {
      color: var(--plinth-color-text-muted);
      text-wrap: pretty;
    }
    ::slotted([slot='heading']) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;
    }
    ::slotted(:not([slot])) {
      margin: 0;
    }
    .action {
      padding-block-start: var(--plinth-space-4);
    }
    .retry {
      display: inline-flex;
      align-items: center;
      gap: var(--plinth-space-2);
    }
    @media (forced-colors: active) {
      .drawing {
        color: CanvasText;
      }
    }
  `,
];
