import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';

export const offerStyles = [
  hostStyles,
  figureStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--plinth-space-6);
    }
    /* All rows share one column of figures, so that the digits are aligned in both text directions. */
    [part='cost'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--plinth-space-4);
      margin: 0;
    }
    [part='cost'] > div {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: baseline;
      padding-block: 0.375rem;
    }
    dt,
    dd {
      margin: 0;
    }
    dd {
      font-weight: var(--plinth-weight-medium);
      text-align: right;
    }
    .muted,
    .weekly,
    .note {
      color: var(--plinth-color-text-muted);
    }
    /* Only a total has a rule above it and a double rule under its figure. */
    .total {
      border-block-start: 1px solid var(--plinth-color-text);
      font-weight: var(--plinth-weight-semibold);
    }
    .total .figure {
      padding-block-end: 1px;
      border-block-end: 3px double var(--plinth-color-text);
      font-weight: var(--plinth-weight-semibold);
    }
    .note {
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
  `,
];
