import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { floatStyles } from '#base/float.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';
import { cellStyles } from '#table/view/cells.styles.ts';
import { footerStyles } from '#table/view/footer.styles.ts';
import { gridCellStyles } from './view/cells.styles.ts';

export const dataGridStyles = [
  hostStyles,
  visuallyHiddenStyles,
  glyphStyles,
  figureStyles,
  floatStyles,
  cellStyles,
  footerStyles,
  gridCellStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      container-type: inline-size;
      --_inset: var(--plinth-data-grid-inset, var(--plinth-card-padding));
      --_surface: var(--plinth-card-surface);
    }
    [part='scroll'] {
      position: relative;
      overflow: auto;
      container-type: scroll-state;
      scroll-padding-block: calc(2 * var(--plinth-size-row-head)) var(--plinth-size-row);
    }
    [part='scroll'].virtual {
      max-block-size: var(--plinth-data-grid-height, 32rem);
      overflow-anchor: none;
    }
    table {
      inline-size: 100%;
      table-layout: fixed;
      border-collapse: separate;
      border-spacing: 0;
    }
    table:focus-visible,
    .cells > :focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }

    .tools,
    .bulk {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--plinth-space-2);
      padding: 0.625rem var(--_inset);
      border-block-end: 1px solid var(--plinth-color-line-faint);
    }
    .tools {
      padding-block: var(--plinth-space-3);
    }
    .bulk {
      background: var(--plinth-color-selected);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    .bulk .count {
      font-weight: var(--plinth-weight-semibold);
    }
    .tools .space,
    .bulk .space {
      flex: 1;
    }
    .search {
      position: relative;
      flex: 0 1 17.5rem;
      min-inline-size: 8rem;
    }
    .search .glyph {
      position: absolute;
      inset-block-start: calc(50% - var(--plinth-size-icon-small) / 2);
      inset-inline-start: 0.75rem;
      color: var(--plinth-color-text-faint);
      pointer-events: none;
    }
    .entry {
      inline-size: 100%;
      min-inline-size: 0;
      block-size: var(--plinth-size-control-small);
      padding: 0 0.5rem;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-surface);
      color: var(--plinth-color-text);
      font: inherit;
      font-size: var(--plinth-text-13);
      letter-spacing: inherit;
    }
    .search .entry {
      block-size: var(--plinth-size-control);
      padding-inline-start: 2.25rem;
      border-color: var(--plinth-color-line-button);
      font-size: inherit;
    }
    .entry::placeholder {
      color: var(--plinth-color-text-faint);
      opacity: 1;
    }
    .range .entry {
      padding: 0 0.25rem 0 0.375rem;
    }
    .range .entry[aria-invalid='true'] {
      border-color: var(--plinth-color-danger);
    }
    .text,
    .tool {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 0.375rem;
      min-block-size: 1.75rem;
      padding: 0 0.5rem;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: none;
      color: var(--plinth-color-text-muted);
      font: inherit;
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-medium);
      letter-spacing: inherit;
      white-space: nowrap;
      cursor: pointer;
      touch-action: manipulation;
    }
    .tools > .text:last-child {
      margin-inline-end: -0.5rem;
    }
    .tool {
      min-inline-size: 1.75rem;
      padding: 0;
    }
    :is(.text, .tool):is(:hover, [aria-expanded='true']) {
      background: var(--plinth-color-active);
      color: var(--plinth-color-text);
    }
    .entry:hover {
      border-color: var(--plinth-color-text-muted);
    }
    .entry:focus {
      border-color: var(--plinth-color-focus);
      outline: 1px solid var(--plinth-color-focus);
    }
    :is(.text, .tool, .check):focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 1px;
    }
    /* Reserves the space of elements that have not loaded yet. */
    :is([part='foot'] *, .message, .message *):not(:defined) {
      display: inline-block;
      min-block-size: var(--plinth-size-control-small);
      visibility: hidden;
    }
    .message:not(:defined) {
      display: block;
      min-block-size: 16rem;
    }
    [part='menu'] {
      min-inline-size: 11rem;
      inline-size: max-content;
      padding: var(--plinth-space-1);
    }
    @media (pointer: coarse) {
      .text,
      .tool {
        min-block-size: 2.75rem;
        min-inline-size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      .text,
      .tool {
        border: 1px solid ButtonBorder;
      }
    }
    @media print {
      [part='tools'],
      [part='bulk'] {
        display: none;
      }
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
