import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { countStyles } from '#base/count.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const tabStyles = [
  hostStyles,
  countStyles,
  glyphStyles,
  cornerButtonStyles,
  css`
    :host {
      display: inline-flex;
      flex: none;
      max-inline-size: 100%;
      margin-block-end: -1px;
      border-block-end: 2px solid transparent;
      color: var(--plinth-color-text-muted);
      font-weight: var(--plinth-weight-medium) !important;
      cursor: pointer;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    [part='base'] {
      display: inline-flex;
      align-items: center;
      gap: 0.375rem;
      padding-block: 0.5rem 0.625rem;
      overflow-wrap: anywhere;
    }
    [part='close'] {
      inline-size: 1.5rem;
      block-size: 1.5rem;
      margin-block: -0.125rem;
    }
    :host(:hover) {
      color: var(--plinth-color-text);
    }
    :host(:focus-visible) {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
      border-radius: var(--plinth-radius-mark);
    }
    :host([selected]) {
      border-color: var(--plinth-color-primary);
      color: var(--plinth-color-text);
    }
    :host([disabled]) {
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      [part='base'] {
        min-block-size: 2.75rem;
      }
      [part='close'] {
        inline-size: 2.75rem;
        block-size: 2.75rem;
        margin-block: -0.5rem -0.625rem;
      }
    }
    @media (forced-colors: active) {
      /* Forced colors replace transparent, which would draw a line under every tab; use the line of the tab list. */
      :host {
        padding-block-end: 1px;
        border-block-end: 1px solid CanvasText;
      }
      :host([selected]) {
        padding-block-end: 0;
        border-block-end: 2px solid Highlight;
      }
      :host([disabled]) {
        color: GrayText;
      }
    }
  `,
];
