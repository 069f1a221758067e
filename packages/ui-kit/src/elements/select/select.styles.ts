import { css } from 'lit';
import { optionStyles } from '#base/option.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const selectStyles = [
  ...textFrameStyles,
  optionStyles,
  css`
    [part='control'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      --_end-width: 2.25rem;
    }
    /* The native select fills the frame, so that its picker is as wide as the frame; the icons are above it. */
    [part='control'] > * {
      grid-row: 1;
    }
    .bare {
      grid-column: 1 / -1;
      inline-size: 100%;
      padding-inline-end: var(--_end-width);
      cursor: pointer;
    }
    .selected {
      display: block;
      flex: 1;
      min-inline-size: 0;
      padding: 0.25rem 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: start;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    .clearable .bare {
      --_end-width: 4rem;
    }
    .with-icon .bare {
      padding-inline-start: 2.25rem;
    }
    .empty .bare {
      color: var(--plinth-color-text-faint);
    }
    .start {
      grid-column: 1;
      pointer-events: none;
    }
    .end {
      grid-column: 3;
      pointer-events: none;
    }
    .end .corner {
      pointer-events: auto;
    }
    .end > .glyph {
      margin-inline-end: 0.5rem;
    }
    :host([readonly]) .bare {
      cursor: default;
    }
    @supports (appearance: base-select) {
      .bare,
      .bare::picker(select) {
        appearance: base-select;
      }
      .bare {
        display: flex;
        align-items: center;
      }
      .bare::picker-icon,
      [part='option']::checkmark {
        display: none;
      }
      .bare::picker(select) {
        inline-size: anchor-size(inline);
        max-inline-size: calc(100vi - 1rem);
        max-block-size: min(20rem, 100dvb - 1rem);
        margin: var(--plinth-space-1) 0;
        padding: var(--plinth-space-1);
        overflow: auto;
        overscroll-behavior: contain;
        border: 0;
        border-radius: var(--plinth-radius-card);
        background: var(--plinth-color-surface-float);
        box-shadow: var(--plinth-shadow-menu);
        color: var(--plinth-color-text);
        font: inherit;
        position-area: self-block-end span-self-inline-end;
        position-try-fallbacks:
          flip-block,
          flip-inline,
          flip-block flip-inline;
        transition: opacity var(--plinth-motion-base) var(--plinth-motion-ease);
      }
      @starting-style {
        .bare::picker(select) {
          opacity: 0;
        }
      }
      [part='option'] {
        white-space: normal;
      }
      @media (forced-colors: active) {
        .bare::picker(select) {
          border: 1px solid CanvasText;
        }
      }
    }
  `,
];
