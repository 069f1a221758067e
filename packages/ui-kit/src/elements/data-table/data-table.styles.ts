import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';
import { cellStyles } from '#table/view/cells.styles.ts';
import { footerStyles } from '#table/view/footer.styles.ts';
import { detailStyles } from './data-table-details.styles.ts';

export const dataTableStyles = [
  hostStyles,
  visuallyHiddenStyles,
  glyphStyles,
  figureStyles,
  cellStyles,
  detailStyles,
  footerStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      container-type: inline-size;
      --_inset: var(--plinth-data-table-inset, var(--plinth-card-padding));
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
    .activatable {
      cursor: pointer;
    }
    .activate {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: inherit;
      cursor: pointer;
    }
    tbody .active > *,
    tbody .active:hover > * {
      background: var(--plinth-color-selected);
    }
    table {
      inline-size: 100%;
      border-collapse: separate;
      border-spacing: 0;
    }
    @media print {
      [part='scroll'] {
        max-block-size: none;
        overflow: visible;
      }
      tr {
        break-inside: avoid;
      }
    }
  `,
];
