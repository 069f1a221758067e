import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const tagStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: inline-block;
      max-inline-size: 100%;
      vertical-align: middle;
      --_size: 1.5rem;
      --_face: var(--plinth-color-hover);
      --_ink: var(--plinth-color-text);
    }
    :host([variant='primary']),
    :host([selected]) {
      --_face: var(--plinth-color-primary-surface);
      --_ink: var(--plinth-color-primary-text);
    }
    :host([variant='success']) {
      --_face: var(--plinth-color-success-surface);
      --_ink: var(--plinth-color-success-text);
    }
    :host([variant='warning']) {
      --_face: var(--plinth-color-warning-surface);
      --_ink: var(--plinth-color-warning-text);
    }
    :host([variant='danger']) {
      --_face: var(--plinth-color-danger-surface);
      --_ink: var(--plinth-color-danger-text);
    }
    :host([variant='info']) {
      --_face: var(--plinth-color-info-surface);
      --_ink: var(--plinth-color-info-text);
    }
    :host([variant='accent']) {
      --_face: var(--plinth-color-accent-surface);
      --_ink: var(--plinth-color-accent-text);
    }
    [part='base'] {
      display: inline-flex;
      align-items: stretch;
      max-inline-size: 100%;
      min-block-size: var(--_size);
      border-radius: var(--plinth-radius-badge);
      background: var(--_face);
      color: var(--_ink);
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-medium);
      line-height: 1.125rem;
    }
    [part='action'] {
      display: inline-flex;
      align-items: center;
      gap: 0.3125rem;
      min-inline-size: 0;
      padding: 0.1875rem 0.5rem;
    }
    .label {
      min-inline-size: 0;
    }
    ::slotted([slot='start']) {
      flex: none;
    }
    button {
      margin: 0;
      border: 0;
      border-radius: inherit;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      cursor: pointer;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }
    .glyph {
      inline-size: 0.8125rem;
      block-size: 0.8125rem;
      stroke-width: 2;
    }
    :host([selectable]) [part='base'] {
      background: none;
      box-shadow: inset 0 0 0 1px var(--plinth-color-line-button);
    }
    :host([selectable]:not([disabled])) [part='base']:hover {
      background: var(--plinth-color-hover);
    }
    /* A selected tag is tinted and bordered, because a filled block would look like an action. */
    :host([selectable][selected]) [part='base'],
    :host([selectable][selected]:not([disabled])) [part='base']:hover {
      background: var(--_face);
      box-shadow: inset 0 0 0 1.5px var(--_ink);
    }
    [part='remove'] {
      display: inline-grid;
      flex: none;
      place-items: center;
      inline-size: var(--_size);
      padding: 0;
      margin-inline-start: -0.375rem;
      opacity: 0.8;
    }
    [part='remove']:hover {
      background: var(--plinth-color-active);
      opacity: 1;
    }
    button:focus-visible {
      outline-offset: -1px;
      opacity: 1;
    }
    :host([disabled]) [part='base'] {
      background: var(--plinth-color-disabled);
      box-shadow: none;
      color: var(--plinth-color-text-disabled);
    }
    :host([disabled]) button {
      background: none;
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      :host(:is([selectable], [removable])) {
        --_size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border: 1px solid CanvasText;
      }
      button {
        border: 1px solid ButtonText;
      }
      [part='remove'] {
        margin-inline-start: 0;
      }
      /* The button inside has its own border. */
      :host([selectable]) [part='base'] {
        border: 0;
      }
      :host([selectable][selected]) [part='base'] {
        outline: 2px solid Highlight;
      }
      :host([disabled]) [part='base'] {
        border-color: GrayText;
        color: GrayText;
      }
      :host([disabled]) button {
        border-color: GrayText;
      }
    }
  `,
];
