import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const timelineItemStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      --_ink: var(--plinth-color-text-faint);
    }
    :host([variant='primary']) {
      --_ink: var(--plinth-color-primary);
    }
    :host([variant='success']) {
      --_ink: var(--plinth-color-success);
    }
    :host([variant='warning']) {
      --_ink: var(--plinth-color-warning);
    }
    :host([variant='danger']) {
      --_ink: var(--plinth-color-danger);
    }
    :host([variant='accent']) {
      --_ink: var(--plinth-color-accent);
    }
    [part='base'] {
      position: relative;
      display: grid;
      grid-template-columns: 1rem minmax(0, 1fr);
      column-gap: var(--plinth-space-3);
      padding-block-end: var(--plinth-timeline-item-gap, var(--plinth-space-5));
    }
    [part='mark'] {
      display: grid;
      place-items: center;
      inline-size: 1rem;
      block-size: var(--plinth-leading-14);
      color: var(--_ink);
    }
    .dot {
      inline-size: 0.625rem;
      block-size: 0.625rem;
      border: 2px solid var(--_ink);
      border-radius: 50%;
      background: var(--_ink);
    }
    :host([pending]) .dot {
      background: none;
    }
    /* The line between two marks, with space around both. */
    [part='base']::after {
      content: '';
      position: absolute;
      inset-block: calc(var(--plinth-leading-14) + 0.125rem) -0.125rem;
      inset-inline-start: calc(0.5rem - 0.5px);
      border-inline-start: var(--plinth-timeline-item-line, 1px) solid var(--plinth-color-line);
    }
    .content {
      min-inline-size: 0;
    }
    .head {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      column-gap: var(--plinth-space-3);
    }
    [part='heading'] {
      min-inline-size: 0;
      font-weight: var(--plinth-weight-medium);
      overflow-wrap: anywhere;
    }
    ::slotted([slot='heading']) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;
    }
    :host([pending]) [part='heading'] {
      color: var(--plinth-color-text-muted);
    }
    [part='time'] {
      min-inline-size: 0;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-13);
      font-variant-numeric: tabular-nums lining-nums;
      line-height: var(--plinth-leading-13);
    }
    [part='body'] {
      color: var(--plinth-color-text-muted);
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    @media (forced-colors: active) {
      .dot {
        forced-color-adjust: none;
        border-color: CanvasText;
        background: CanvasText;
      }
      :host([pending]) .dot {
        background: Canvas;
      }
    }
  `,
];
