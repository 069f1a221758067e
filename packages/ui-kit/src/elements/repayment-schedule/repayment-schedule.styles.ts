import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';
import { listStateStyles } from '#base/list-state.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const repaymentScheduleStyles = [
  hostStyles,
  figureStyles,
  listStateStyles,
  smallButtonStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    table {
      inline-size: 100%;
      border-collapse: separate;
      border-spacing: 0;
    }
    th,
    td {
      padding: 0.25rem 0;
      font-weight: inherit;
      text-align: start;
    }
    th + td,
    td + td,
    th + th {
      padding-inline-start: var(--plinth-space-4);
    }
    thead th {
      block-size: var(--plinth-size-row-head);
      border-block-end: 1px solid var(--plinth-color-line);
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      letter-spacing: var(--plinth-tracking-12);
      line-height: var(--plinth-leading-12);
    }
    tbody :is(th, td) {
      block-size: calc(var(--plinth-size-row) - 0.5rem);
      border-block-end: 1px solid var(--plinth-color-line-faint);
    }
    tbody tr:last-child :is(th, td) {
      border-block-end: 0;
    }
    /* Aligns the digits of a column, in both text directions. */
    .number {
      text-align: right;
    }
    td.number {
      font-weight: var(--plinth-weight-medium);
    }
    .balance,
    .paid :is(th, td) {
      color: var(--plinth-color-text-muted);
    }
    .balance {
      font-weight: var(--plinth-weight-regular);
    }
    .next {
      font-weight: var(--plinth-weight-semibold);
    }
    .state-label {
      margin-inline-start: var(--plinth-space-2);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      letter-spacing: var(--plinth-tracking-12);
      white-space: nowrap;
    }
    .late .state-label {
      padding: 0.125rem 0.4375rem;
      border-radius: var(--plinth-radius-badge);
      background: var(--plinth-color-danger-surface);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger-line);
      color: var(--plinth-color-danger-text);
    }
    .next .state-label {
      color: var(--plinth-color-primary-text);
    }
    tfoot :is(th, td) {
      padding-block-start: var(--plinth-space-2);
      border-block-start: 1px solid var(--plinth-color-text);
      font-weight: var(--plinth-weight-semibold);
    }
    /* A double rule marks the total. */
    .total {
      display: inline-block;
      padding-block-end: 1px;
      border-block-end: 3px double var(--plinth-color-text);
    }
    .expand {
      margin-block-start: var(--plinth-space-3);
    }
    @media (forced-colors: active) {
      .late .state-label {
        border: 1px solid CanvasText;
      }
    }
  `,
];
