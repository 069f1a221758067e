import { css } from 'lit';
import { cornerButtonStyles } from './corner-button.styles.ts';
import { glyphStyles } from './glyph.ts';
import { hostStyles } from './host.styles.ts';
import { messageStyles } from './message.ts';
import { visuallyHiddenStyles } from './visually-hidden.styles.ts';

/** Styles of a `FieldElement`: the frame has the border and the focus ring, the input inside (`bare`) has none. */
export const textFrameStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  cornerButtonStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      --_height: var(--plinth-size-control);
    }
    :host([size='large']) {
      --_height: var(--plinth-size-control-large);
    }
    [part='label-row'] {
      margin-block-end: 0.375rem;
    }
    .beside {
      display: flex;
      gap: var(--plinth-space-3);
      margin-inline-start: auto;
    }
    [part='control'] {
      display: flex;
      align-items: center;
      min-block-size: var(--_height);
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-field-radius);
      background: var(--plinth-color-field);
    }
    [part='control']:hover {
      border-color: var(--plinth-color-text-muted);
    }
    [part='control']:has([aria-invalid='true']) {
      border-color: var(--plinth-color-danger);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger);
    }
    [part='control']:has(.bare:focus) {
      border-color: var(--plinth-color-focus);
      outline: 1px solid var(--plinth-color-focus);
      box-shadow: none;
    }
    .bare {
      flex: 1;
      align-self: stretch;
      appearance: none;
      min-inline-size: 0;
      margin: 0;
      padding: 0 0.75rem;
      border: 0;
      border-radius: inherit;
      background: none;
      color: inherit;
      font: inherit;
      font-variant-numeric: tabular-nums lining-nums;
      letter-spacing: inherit;
      text-align: start;
    }
    .bare:dir(ltr):is(:host(:dir(rtl)) *) {
      text-align: right;
    }
    .bare::placeholder {
      color: var(--plinth-color-text-faint);
      opacity: 1;
    }
    /* The frame has the focus ring; this outline would also be drawn in forced-colors mode. */
    .bare:focus {
      outline: 1px solid transparent;
      outline-offset: -3px;
    }
    :host([size='large']) .bare {
      font-size: var(--plinth-text-16);
      letter-spacing: var(--plinth-tracking-16);
    }
    .start,
    .end {
      display: flex;
      flex: none;
      align-items: center;
      color: var(--plinth-color-text-faint);
    }
    .start ::slotted(*),
    .start > .glyph {
      margin-inline: 0.75rem -0.25rem;
    }
    .end {
      padding-inline-end: 0.25rem;
    }
    .end .lock {
      margin-inline-end: 0.5rem;
    }
    :host([readonly]) [part='control'] {
      background: none;
    }
    :host(:disabled) [part='control'] {
      border-color: transparent;
      background: var(--plinth-color-disabled);
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    :host(:disabled) .start {
      color: inherit;
    }
    :host(:disabled) .bare {
      -webkit-text-fill-color: currentColor;
      opacity: 1;
      cursor: not-allowed;
    }
    .corner:disabled {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    .corner:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    [part='error']:not(:empty),
    [part='help']:not(:empty) {
      margin-block-start: 0.375rem;
    }
    @media (pointer: coarse) {
      .bare {
        font-size: var(--plinth-text-16);
      }
    }
    @media (forced-colors: active) {
      :host(:disabled) [part='control'] {
        border-color: GrayText;
        color: GrayText;
      }
      .corner:disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
];
