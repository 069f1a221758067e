import { css } from 'lit';

/** Styles of the handles that move rows, and of the line where a row is dropped. */
export const rowDragStyles = [
  css`
    .handle {
      display: inline-grid;
      place-items: center;
      inline-size: 1.75rem;
      block-size: 1.75rem;
      padding: 0;
      margin: -0.375rem;
      vertical-align: middle;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: none;
      color: var(--plinth-color-text-faint);
      cursor: grab;
      touch-action: none;
    }
    .handle:is(:hover, [aria-expanded='true']) {
      background: var(--plinth-color-active);
      color: var(--plinth-color-text);
    }
    .handle.blocked {
      cursor: default;
      touch-action: manipulation;
    }
    .handle.blocked:not(:hover, [aria-expanded='true']) .glyph {
      opacity: 0.5;
    }
    table[data-dragging],
    table[data-dragging] * {
      cursor: grabbing;
    }
    tbody [data-dragged] > * {
      opacity: 0.5;
    }
    tbody [data-drop='before'] > * {
      box-shadow: inset 0 2px var(--plinth-color-focus);
    }
    tbody [data-drop='after'] > * {
      box-shadow: inset 0 -2px var(--plinth-color-focus);
    }
    @media (pointer: coarse) {
      .handle {
        inline-size: 2.75rem;
        block-size: 2.75rem;
        margin: -0.875rem;
      }
    }
    @media (forced-colors: active) {
      .handle {
        border: 1px solid ButtonBorder;
        color: inherit;
      }
      tbody [data-drop='before'] > * {
        border-block-start: 3px solid Highlight;
      }
      tbody [data-drop='after'] > * {
        border-block-end: 3px solid Highlight;
      }
    }
    @media print {
      .handle {
        visibility: hidden;
      }
    }
  `,
];
