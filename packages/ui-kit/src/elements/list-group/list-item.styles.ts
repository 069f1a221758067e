import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const listItemStyles = [
  hostStyles,
  focusStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      border-block-end: var(--plinth-list-item-line, 0) solid var(--plinth-color-line-faint);
    }
    [part='base'] {
      display: flex;
      flex: 1 1 min(10rem, 100%);
      align-items: center;
      gap: var(--plinth-space-3);
      min-inline-size: 0;
      min-block-size: var(--plinth-size-row);
      margin: 0;
      padding: var(--plinth-space-2) var(--plinth-list-item-padding, var(--plinth-space-4));
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: start;
      text-decoration: none;
      -webkit-tap-highlight-color: transparent;
    }
    [part='text'] {
      display: block;
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .first,
    .second {
      display: block;
    }
    .described .first {
      font-weight: var(--plinth-weight-medium);
    }
    .second {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    ::slotted([slot='start']),
    ::slotted([slot='end']) {
      flex: none;
    }
    ::slotted([slot='end']) {
      color: var(--plinth-color-text-muted);
      font-variant-numeric: tabular-nums lining-nums;
    }
    ::slotted([slot='actions']) {
      flex: none;
      max-inline-size: calc(100% - var(--plinth-space-2));
      margin-inline-end: var(--plinth-space-2);
    }
    :is(a, button) {
      cursor: pointer;
    }
    .row:has(:is(a, button)[part='base']:hover) {
      background: var(--plinth-color-hover);
    }
    :host([selected]) .row {
      background: var(--plinth-color-selected);
    }
    [part='base']:focus-visible {
      outline-offset: -2px;
    }
    :host([disabled]) :is([part='base'], .second) {
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      .row {
        border-block-end-color: CanvasText;
      }
      button[part='base'] {
        border: 1px solid ButtonText;
      }
      :host([selected]) .row {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      :host([disabled]) :is([part='base'], .second) {
        color: GrayText;
      }
    }
  `,
];
