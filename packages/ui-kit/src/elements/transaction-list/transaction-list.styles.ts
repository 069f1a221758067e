import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { listStateStyles } from '#base/list-state.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const transactionListStyles = [
  hostStyles,
  glyphStyles,
  figureStyles,
  listStateStyles,
  smallButtonStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .day {
      padding-block: var(--plinth-space-3) var(--plinth-space-1);
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      letter-spacing: var(--plinth-tracking-12);
      line-height: var(--plinth-leading-12);
    }
    [part='day']:first-child .day {
      padding-block-start: 0;
    }
    .transaction {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-3);
      inline-size: 100%;
      min-block-size: max(var(--plinth-size-row), 3.25rem);
      margin: 0;
      padding: 0.375rem 0;
      border: 0;
      border-block-end: 1px solid var(--plinth-color-line-faint);
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: start;
    }
    button.transaction {
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    button.transaction:hover {
      background: var(--plinth-color-hover);
    }
    button.transaction:active {
      background: var(--plinth-color-active);
    }
    button.transaction:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
      border-radius: var(--plinth-radius-mark);
    }
    .details {
      display: grid;
      flex: 1;
      grid-template-columns: minmax(0, 1fr);
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .description,
    .pending-mark,
    .failed-mark {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    .end {
      display: grid;
      flex: none;
      justify-items: end;
    }
    /* Digits align in both text directions, so right-to-left amounts need the same width. */
    .end:dir(rtl) {
      justify-items: start;
      min-inline-size: 7rem;
    }
    .amount {
      font-weight: var(--plinth-weight-semibold);
    }
    .amount.failed {
      color: var(--plinth-color-text-muted);
      text-decoration: line-through;
    }
    .pending-mark,
    .failed-mark {
      display: inline-flex;
      align-items: center;
      gap: 0.375rem;
    }
    .failed-mark {
      color: var(--plinth-color-danger-text);
    }
    .failed-mark .glyph {
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }
    /* Pending amounts are hatched in their final color. */
    .hatch {
      inline-size: 0.75rem;
      block-size: 0.5rem;
      border-radius: var(--plinth-radius-mark);
      background: repeating-linear-gradient(135deg, var(--plinth-color-chart-1) 0 1.5px, transparent 1.5px 4px);
      box-shadow: inset 0 0 0 1px var(--plinth-color-chart-1);
    }
    .chevron {
      color: var(--plinth-color-text-faint);
    }
    @media (forced-colors: active) {
      .hatch {
        border: 1px solid CanvasText;
      }
    }
  `,
];
