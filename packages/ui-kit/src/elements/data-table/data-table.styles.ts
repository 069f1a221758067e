import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';
import { cellStyles } from './data-table-cells.styles.ts';

export const dataTableStyles = [
  hostStyles,
  visuallyHiddenStyles,
  glyphStyles,
  figureStyles,
  cellStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      container-type: inline-size;
      --_inset: var(--plinth-data-table-inset, var(--plinth-card-padding));
    }
    [hidden] {
      display: none !important;
    }
    [part='scroll'] {
      position: relative;
      max-block-size: var(--plinth-data-table-height, none);
      overflow: auto;
    }
    [part='scroll']:focus-visible,
    tr:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    table {
      inline-size: 100%;
      border-collapse: separate;
      border-spacing: 0;
    }

    .foot {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--plinth-space-2) var(--plinth-space-4);
      padding: 0.625rem var(--_inset);
      border-block-start: 1px solid var(--plinth-color-line-faint);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      font-variant-numeric: tabular-nums lining-nums;
      line-height: var(--plinth-leading-13);
    }
    .foot > .next {
      margin-inline-end: -0.625rem;
    }
    .foot.pages {
      justify-content: flex-end;
    }
    .turn,
    .failed {
      display: inline-flex;
      align-items: center;
      gap: var(--plinth-space-1);
    }
    .turn {
      order: 1;
      margin-inline-end: -0.375rem;
    }
    .turn [disabled]::part(base) {
      background: none;
    }
    .failed {
      flex-wrap: wrap;
      gap: var(--plinth-space-2) var(--plinth-space-3);
      color: var(--plinth-color-danger-text);
    }
  `,
];
