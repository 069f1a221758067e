import { css } from 'lit';
import { listStateStyles } from '#base/list-state.ts';
import { modalStyles } from '#base/modal.styles.ts';
import { smallButtonStyles } from '#base/small-button.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const commandPaletteStyles = [
  ...modalStyles,
  visuallyHiddenStyles,
  listStateStyles,
  smallButtonStyles,
  css`
    :host {
      --_away: 0 -0.25rem;
      --_faded: 0;
      --_motion: var(--plinth-motion-base);
    }
    dialog {
      inset-block-start: min(6rem, 10vb);
      margin-block: 0;
      inline-size: min(36rem, 100vi - 1rem);
      max-block-size: min(34rem, 100dvb - 2rem);
      border-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
    }
    .field {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--plinth-space-2);
      padding: var(--plinth-space-2) var(--plinth-space-3) var(--plinth-space-2) var(--plinth-space-4);
      padding-inline: var(--plinth-space-4) var(--plinth-space-3);
      border-block-end: 1px solid var(--plinth-color-line);
      color: var(--plinth-color-text-faint);
    }
    input {
      flex: 1;
      min-inline-size: 0;
      block-size: 2.5rem;
      padding: 0;
      border: 0;
      background: none;
      color: var(--plinth-color-text);
      font: inherit;
      font-size: var(--plinth-text-16);
      letter-spacing: inherit;
    }
    /* The focus is always in the field or on a button beside it, so the line below the field is its focus ring. */
    input:focus-visible {
      outline: none;
    }
    .field:has(input:focus-visible) {
      border-block-end-color: var(--plinth-color-focus);
      box-shadow: 0 1px 0 var(--plinth-color-focus);
    }
    input::placeholder {
      color: var(--plinth-color-text-muted);
      opacity: 1;
    }
    .list {
      flex: 1 1 auto;
      min-block-size: 0;
      padding: var(--plinth-space-2);
      overflow: auto;
      overscroll-behavior: contain;
    }
    .title,
    .none,
    .note {
      margin: 0;
      padding: var(--plinth-space-2);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-12);
      line-height: var(--plinth-leading-12);
    }
    .title {
      font-weight: var(--plinth-weight-medium);
    }
    .note {
      padding: 0 var(--plinth-space-4) var(--plinth-space-4);
      font-size: var(--plinth-text-13);
    }
    .state {
      padding: 0 var(--plinth-space-4) var(--plinth-space-2);
    }
    .row {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-3);
      min-block-size: 2.5rem;
      padding-inline: var(--plinth-space-2);
      border-radius: var(--plinth-radius-control);
      cursor: pointer;
    }
    .row:hover {
      background: var(--plinth-color-hover);
    }
    .row[aria-selected='true'] {
      background: var(--plinth-color-selected);
    }
    .words {
      display: grid;
      flex: 1;
      min-inline-size: 0;
      padding-block: var(--plinth-space-1);
      overflow-wrap: anywhere;
    }
    .hint {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-12);
      line-height: var(--plinth-leading-12);
    }
    .star {
      display: grid;
      place-items: center;
      inline-size: 2.25rem;
      block-size: 2.25rem;
      color: var(--plinth-color-text-faint);
    }
    .star:hover {
      color: var(--plinth-color-text);
    }
    .glyph.on {
      fill: currentColor;
      color: var(--plinth-color-primary-text);
    }
    @media (pointer: coarse) {
      .row,
      .star,
      .corner {
        min-block-size: 2.75rem;
        min-inline-size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      .row[aria-selected='true'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      dialog {
        border: 1px solid CanvasText;
      }
      input {
        border: 1px solid ButtonText;
      }
    }
  `,
];
