import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const treeItemStyles = [
  hostStyles,
  glyphStyles,
  css`
    :host {
      display: block;
      --_indent: var(--plinth-tree-indent, 0rem);
    }
    [part='base'] {
      position: relative;
      display: flex;
      align-items: center;
      gap: var(--plinth-space-2);
      min-block-size: var(--plinth-size-control-small);
      padding-block: 0.1875rem;
      padding-inline: calc(0.25rem + var(--_indent)) 0.5rem;
      border-radius: var(--plinth-radius-control);
      cursor: default;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    [part='base']:hover {
      background: var(--plinth-color-hover);
    }
    [part='toggle'] {
      display: inline-grid;
      flex: none;
      place-items: center;
      inline-size: 1.25rem;
      block-size: 1.5rem;
      margin-inline-end: -0.25rem;
      color: var(--plinth-color-text-faint);
    }
    [part='toggle'] .glyph {
      stroke-width: 2;
    }
    :host([open]) [part='toggle'] .glyph {
      rotate: 90deg;
    }
    :host([open]) [part='toggle'] .glyph:dir(rtl) {
      rotate: -90deg;
    }
    .checkbox {
      display: inline-grid;
      flex: none;
      place-items: center;
      inline-size: 1rem;
      block-size: 1rem;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: min(var(--plinth-radius-badge), var(--plinth-radius-check-max));
      background: var(--plinth-color-field);
      color: var(--plinth-color-on-primary);
    }
    .checkbox .glyph {
      inline-size: 0.75rem;
      block-size: 0.75rem;
      stroke-width: 3;
    }
    :host([selected]) .checkbox {
      border-color: var(--plinth-color-primary);
      background: var(--plinth-color-primary);
    }
    ::slotted([slot='start']) {
      flex: none;
      color: var(--plinth-color-text-faint);
    }
    [part='label'] {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    ::slotted([slot='end']) {
      flex: none;
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
    }
    [part='handle'] {
      display: inline-grid;
      flex: none;
      place-items: center;
      inline-size: 1.75rem;
      block-size: 1.75rem;
      margin-block: -0.25rem;
      margin-inline-end: -0.375rem;
      border-radius: var(--plinth-radius-control);
      color: var(--plinth-color-text-faint);
      cursor: grab;
      touch-action: none;
    }
    [part='handle']:hover {
      background: var(--plinth-color-active);
      color: var(--plinth-color-text);
    }
    [data-dragged],
    [data-dragged] ~ .children {
      opacity: 0.5;
    }
    [data-drop='into'] {
      background: var(--plinth-color-selected);
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    :is([data-drop='before'], [data-drop='after'])::after {
      content: '';
      position: absolute;
      inset-inline: calc(0.25rem + var(--_indent)) 0;
      inset-block-start: -1px;
      border-block-start: 2px solid var(--plinth-color-focus);
    }
    [data-drop='after']::after {
      inset-block: auto -1px;
    }
    .children {
      --plinth-tree-indent: calc(var(--_indent) + 1.25rem);
    }
    .loading {
      padding-block: 0.25rem;
      padding-inline-start: calc(3rem + var(--_indent));
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-13);
    }
    :host([selected]) [part='base'] {
      background: var(--plinth-color-selected);
      font-weight: var(--plinth-weight-medium);
    }
    :host([disabled]) [part='label'] {
      color: var(--plinth-color-text-disabled);
    }
    [part='base']:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    @media (pointer: coarse) {
      [part='handle'] {
        inline-size: 2.75rem;
        block-size: 2.75rem;
        margin-block: -0.5rem;
      }
    }
    @media print {
      [part='handle'] {
        visibility: hidden;
      }
    }
    @media (forced-colors: active) {
      :host([selected]) [part='base'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      :host([selected]) .checkbox {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      :host([disabled]) [part='label'] {
        color: GrayText;
      }
    }
  `,
];
