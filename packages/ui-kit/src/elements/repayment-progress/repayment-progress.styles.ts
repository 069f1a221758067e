import { css } from 'lit';
import { barStyles } from '#base/bar.styles.ts';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';

export const repaymentProgressStyles = [
  hostStyles,
  barStyles,
  figureStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      font-size: var(--plinth-text-13) !important;
      line-height: var(--plinth-leading-13) !important;
    }
    [part='head'],
    [part='amounts'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--plinth-space-4);
      color: var(--plinth-color-text-muted);
    }
    [part='head'] span {
      min-inline-size: 0;
    }
    [part='head'] b {
      color: var(--plinth-color-text);
      font-weight: var(--plinth-weight-semibold);
    }
    .total {
      color: var(--plinth-color-text);
      font-weight: var(--plinth-weight-medium);
      font-variant-numeric: tabular-nums lining-nums;
    }
    [part='bar'] {
      margin-block: var(--plinth-space-2);
    }

    :host([form='list']) [part='head'] {
      display: none;
    }
    :host([form='list']) [part='bar'] {
      margin-block-end: 0.375rem;
    }
    :host([form='list']) .total {
      color: inherit;
      font-weight: inherit;
    }
    .row {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      min-inline-size: 6rem;
    }
    .row [part='bar'] {
      flex: 1;
      margin-block: 0;
    }
    .percentage {
      min-inline-size: 2.25rem;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-regular);
      letter-spacing: var(--plinth-tracking-12);
      line-height: var(--plinth-leading-12);
      text-align: right;
    }
  `,
];
