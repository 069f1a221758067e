import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const sortableItemStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      /* The place that a dragged item has left. */
      min-block-size: var(--plinth-sortable-item-place, 0);
    }
    [part='base'] {
      box-sizing: border-box;
      display: flex;
      align-items: center;
      gap: var(--plinth-space-2);
    }
    .content {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [part='handle'] {
      /* A list or an item that is disabled keeps the place of the handle, so that nothing shifts. */
      visibility: var(--plinth-sortable-list-handle, visible);
      flex: none;
      display: grid;
      place-items: center;
      inline-size: 1.75rem;
      block-size: 1.75rem;
      padding: 0;
      margin: 0;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: none;
      color: var(--plinth-color-text-faint);
      cursor: grab;
      touch-action: none;
      -webkit-tap-highlight-color: transparent;
    }
    [part='handle']:is(:hover, [aria-pressed='true']) {
      background: var(--plinth-color-active);
      color: var(--plinth-color-text);
    }
    :host([disabled]) [part='handle'] {
      visibility: hidden;
    }
    .picked {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
      border-radius: var(--plinth-radius-control);
    }
    [part='base'][popover] {
      position: fixed;
      inset: auto;
      margin: 0;
      padding: 0;
      border: 0;
      overflow: visible;
      background: var(--plinth-color-surface);
      border-radius: var(--plinth-radius-control);
      box-shadow: var(--plinth-shadow-menu);
      color: inherit;
      opacity: 0.9;
      cursor: grabbing;
    }
    [popover] [part='handle'] {
      cursor: grabbing;
    }
    @media (pointer: coarse) {
      [part='handle'] {
        inline-size: 2.75rem;
        block-size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      [part='handle'] {
        border: 1px solid ButtonBorder;
        color: inherit;
      }
      .picked,
      [part='base'][popover] {
        outline: 2px solid Highlight;
      }
    }
    @media print {
      [part='handle'] {
        visibility: hidden;
      }
    }
  `,
];
