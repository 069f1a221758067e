import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';

export const statStyles = [
  hostStyles,
  figureStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='label'] {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-2);
      color: var(--plinth-color-text-muted);
      font-weight: var(--plinth-weight-medium);
      overflow-wrap: anywhere;
    }
    ::slotted([slot='label']) {
      margin: 0;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
    }
    ::slotted([slot='mark']) {
      flex: none;
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: var(--plinth-radius-mark);
    }
    .row {
      display: flex;
      align-items: center;
      justify-content: space-between;
      column-gap: var(--plinth-space-4);
    }
    ::slotted([slot='chart']) {
      flex: 0 1 8rem;
    }
    [part='value'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font-size: var(--plinth-text-24);
      font-weight: var(--plinth-weight-semibold);
      letter-spacing: var(--plinth-tracking-24);
      line-height: var(--plinth-leading-24);
    }
    .missing {
      color: var(--plinth-color-text-faint);
      font-weight: var(--plinth-weight-regular);
    }
    [part='delta'] {
      color: var(--plinth-color-text-muted);
      font-variant-numeric: tabular-nums lining-nums;
    }
    [part='delta'] span {
      color: var(--plinth-color-text);
      font-weight: var(--plinth-weight-medium);
    }
    [part='delta'] .good {
      color: var(--plinth-color-success-text);
    }
    [part='delta'] .bad {
      color: var(--plinth-color-danger-text);
    }
    [part='note'] {
      color: var(--plinth-color-text-muted);
      text-wrap: pretty;
    }
    ::slotted([slot='note']) {
      margin: 0;
    }

    :host([size='large']) [part='label'] {
      margin-block-end: 0.125rem;
    }
    :host([size='large']) [part='value'] {
      margin-block-end: 0.125rem;
      font-size: var(--plinth-text-40);
      letter-spacing: var(--plinth-tracking-40);
      line-height: var(--plinth-leading-40);
    }
  `,
];
