import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';
import { listStateStyles } from '#base/list-state.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';

export const repaymentScheduleStyles = [
  hostStyles,
  figureStyles,
  listStateStyles,
  smallButtonStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    /* A page may change the display of the element itself, and with it the containment. */
    .container {
      container-type: inline-size;
    }
    table {
      inline-size: 100%;
      border-collapse: separate;
      border-spacing: 0;
    }
    th,
    td {
      padding: 0;
      font-weight: inherit;
      text-align: start;
      white-space: nowrap;
    }
    th + td,
    td + td,
    th + th {
      padding-inline-start: var(--plinth-space-4);
    }
    .fold th {
      padding-inline-start: 0 !important;
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
      block-size: 2.25rem;
      border-block-end: 1px solid var(--plinth-color-line-faint);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
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
    .paid :is(th, td),
    .detail td {
      color: var(--plinth-color-text-muted);
    }
    .next :is(th, td) {
      font-weight: var(--plinth-weight-semibold);
    }
    .detail td {
      block-size: 1.75rem;
      border-block-end: 0;
      font-weight: var(--plinth-weight-regular);
      white-space: normal;
    }
    /* An expanded payment and its details form one row. */
    tr:has(+ .detail) > * {
      border-block-end: 0;
    }
    .detail:not(:has(+ .detail)) td {
      border-block-end: 1px solid var(--plinth-color-line-faint);
    }
    .narrow {
      display: none;
    }
    .code {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-regular);
      line-height: var(--plinth-leading-12);
    }
    .late .state-label {
      padding: 0.125rem 0.4375rem;
      border-radius: var(--plinth-radius-badge);
      background: var(--plinth-color-danger-surface);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger-line);
      color: var(--plinth-color-danger-text);
    }
    .text {
      padding: 0.25rem 0;
      border: 0;
      background: none;
      color: var(--plinth-color-primary-text);
      font: inherit;
      letter-spacing: inherit;
      cursor: pointer;
      touch-action: manipulation;
    }
    [part='payment'] .text {
      color: inherit;
      text-decoration: underline dotted;
      text-underline-offset: 0.1875rem;
    }
    .text:hover {
      text-decoration: underline;
      text-underline-offset: 0.1875rem;
    }
    .text:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 1px;
      border-radius: var(--plinth-radius-badge);
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
    @container (width < 36rem) {
      .wide {
        display: none;
      }
      :is(th, td).narrow {
        display: table-cell;
      }
      .code {
        display: block;
      }
      .wide + :is(th, td),
      th + td,
      td + td,
      th + th {
        padding-inline-start: var(--plinth-space-2);
      }
      tbody :is(th, td) {
        block-size: 3rem;
      }
      .detail td {
        block-size: 1.75rem;
      }
    }
    @media (forced-colors: active) {
      .late .state-label {
        border: 1px solid CanvasText;
      }
    }
  `,
];
