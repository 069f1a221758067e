import { css } from 'lit';

/** Styles of a grid's cells in addition to a table's: pinned columns, column controls, selection. */
export const gridCellStyles = css`
  /* clip instead of hidden: hundreds of scroll containers would slow down scrolling. */
  .cell {
    overflow: clip;
    text-overflow: ellipsis;
  }
  /* Text follows its own direction and is aligned to the start of the grid's. */
  .words {
    unicode-bidi: plaintext;
    text-align: left;
  }
  .words:dir(rtl) {
    text-align: right;
  }
  /* Restores the alignment of cells pinned to the end, which the class end of cell templates would change. */
  .pin.end {
    justify-items: normal;
  }
  .pin.end:not(.words) {
    text-align: start;
  }
  .pin.end.right {
    text-align: right;
  }
  .cells > .control {
    padding: 0 0.375rem 0 0.375rem;
    text-align: center;
  }
  .cells > .control:first-child {
    padding-inline-start: calc(var(--_inset) - 0.25rem);
    text-align: start;
  }
  .cells > :last-child {
    padding-inline-end: var(--_inset);
  }
  .cells > .control:last-child {
    text-align: end;
  }
  thead,
  tfoot {
    position: sticky;
    z-index: 3;
  }
  thead {
    inset-block-start: 0;
  }
  tfoot {
    inset-block-end: 0;
  }
  thead :is(th, td) {
    position: relative;
    z-index: auto;
    inset-block-start: auto;
  }
  tfoot .cells > * {
    background: var(--_surface);
  }
  thead .names:not(:last-child) > * {
    border-block-end-width: 0;
  }
  .filters > * {
    padding-block: 0 0.5rem;
    padding-inline: 0.375rem;
  }
  .space {
    overflow-anchor: none;
  }
  /* The header has its own border. */
  .space:first-child + .row > * {
    border-block-start-color: transparent;
  }

  .title {
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  /* Physical alignment, as of the figures below. */
  .right .title {
    justify-content: flex-end;
  }
  .right .title:dir(rtl) {
    flex-direction: row-reverse;
  }
  .right .title .sort {
    flex-direction: row-reverse;
    margin-inline: 0 -0.25rem;
  }
  .right .title:dir(rtl) .sort {
    flex-direction: row;
    margin-inline: -0.25rem 0;
  }
  .right .options {
    order: -1;
  }
  .title .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .title .sort {
    min-inline-size: 0;
    margin-inline: -0.25rem 0;
  }
  .rank {
    margin-inline-start: 0.125rem;
    color: var(--plinth-color-text-faint);
    font-variant-numeric: tabular-nums;
  }
  .title > .options {
    min-block-size: 1.5rem;
    min-inline-size: 1.5rem;
    opacity: 0;
  }
  th:is(:hover, :focus-within) .options,
  .options[aria-expanded='true'] {
    opacity: 1;
  }
  .grip {
    position: absolute;
    inset-block: 0.375rem;
    inset-inline-end: 0;
    inline-size: 0.5rem;
    border-inline-end: 2px solid transparent;
    cursor: col-resize;
    touch-action: none;
  }
  th:hover .grip {
    border-color: var(--plinth-color-line);
  }
  .grip:is(:hover, :active, :focus-visible) {
    border-color: var(--plinth-color-focus);
    outline: none;
  }
  th[data-drop='before'] {
    box-shadow: inset 2px 0 var(--plinth-color-focus);
  }
  th[data-drop='after'] {
    box-shadow: inset -2px 0 var(--plinth-color-focus);
  }
  th[data-drop='before']:dir(rtl) {
    box-shadow: inset -2px 0 var(--plinth-color-focus);
  }
  th[data-drop='after']:dir(rtl) {
    box-shadow: inset 2px 0 var(--plinth-color-focus);
  }

  /* Looks like plinth-checkbox. The mark is a pseudo-element, so that a row has no additional elements. */
  .check {
    display: inline-grid;
    place-items: center;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    border: 1px solid var(--plinth-color-line-control);
    border-radius: min(var(--plinth-radius-badge), var(--plinth-radius-check-max));
    background: var(--plinth-color-field);
    appearance: none;
    vertical-align: middle;
    cursor: pointer;
  }
  .check:hover {
    border-color: var(--plinth-color-text-muted);
  }
  .check:checked:not(:indeterminate) {
    border-color: var(--plinth-color-primary);
    background: var(--plinth-color-primary);
  }
  .check:is(:checked, :indeterminate)::before {
    content: '';
    inline-size: 0.5625rem;
    block-size: 2px;
    border-radius: 1px;
    background: var(--plinth-color-text);
  }
  .check:checked:not(:indeterminate)::before {
    inline-size: 0.6875rem;
    block-size: 0.6875rem;
    border-radius: 0;
    background: var(--plinth-color-on-primary);
    clip-path: polygon(14% 44%, 0 58%, 37% 95%, 100% 19%, 86% 6%, 37% 66%);
  }
  .range {
    display: flex;
    gap: 0.25rem;
  }
  tbody .selected > *,
  tbody .selected:hover > * {
    background: var(--plinth-color-selected);
  }
  .details > td {
    block-size: auto;
    padding: 0;
    border-block-start: 0;
    white-space: normal;
  }
  .details-content {
    padding: 0.25rem var(--_inset) 1rem calc(var(--_inset) + 2.5rem);
    color: var(--plinth-color-text-muted);
    font-size: var(--plinth-text-13);
    line-height: var(--plinth-leading-13);
  }
  .details-content:dir(rtl) {
    padding-inline: calc(var(--_inset) + 2.5rem) var(--_inset);
  }

  /* A narrow grid pins no columns, because they would leave no space for the others. */
  @container (width >= 36rem) {
    .pin {
      position: sticky !important;
      z-index: 2 !important;
      background: linear-gradient(var(--_tint, transparent), var(--_tint, transparent)), var(--_surface);
    }
    tbody .row:hover > .pin {
      --_tint: var(--plinth-color-hover);
      background: linear-gradient(var(--_tint), var(--_tint)), var(--_surface);
    }
    tbody .row.selected > .pin {
      --_tint: var(--plinth-color-selected);
      background: linear-gradient(var(--_tint), var(--_tint)), var(--_surface);
    }
    /* A line shows that columns continue under the pinned ones. */
    @container scroll-state(scrollable: inline-start) {
      .pin.start.edge {
        border-inline-end: 1px solid var(--plinth-color-line);
      }
    }
    @container scroll-state(scrollable: inline-end) {
      :not(.pin) + .pin.end {
        border-inline-start: 1px solid var(--plinth-color-line);
      }
    }
  }
  @media (pointer: coarse) {
    .options {
      opacity: 1;
    }
    .grip {
      inline-size: 1.25rem;
    }
    .check {
      inline-size: 1.375rem;
      block-size: 1.375rem;
    }
  }
  @media (forced-colors: active) {
    .check {
      appearance: auto;
    }
    tbody .row.selected > :is(td, th, .pin) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    /* The system color may be translucent: cells that scroll below a pinned one must not show through. */
    tbody .row.selected > .pin {
      background: linear-gradient(Highlight, Highlight), Canvas;
    }
    .row.selected .toggle {
      color: inherit;
    }
    .row.selected :is(.check, .tool) {
      forced-color-adjust: auto;
    }
    .row.selected .tool {
      background: ButtonFace;
    }
    .grip:is(:hover, :focus-visible) {
      border-color: Highlight;
    }
    th[data-drop='before'] {
      border-inline-start: 3px solid Highlight;
    }
    th[data-drop='after'] {
      border-inline-end: 3px solid Highlight;
    }
  }
`;
