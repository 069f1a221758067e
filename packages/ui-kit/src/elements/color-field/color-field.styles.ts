import { css } from 'lit';
import { textFrameStyles } from '#base/text-frame.styles.ts';

/** The color over a checkerboard, which shows through translucent ones. */
export const colorFieldStyles = [
  ...textFrameStyles,
  css`
    .fields {
      display: grid;
      gap: var(--plinth-space-2);
    }
    [part='picker'],
    [part='swatch'] {
      appearance: none;
      flex: none;
      inline-size: 1.5rem;
      block-size: 1.5rem;
      margin: 0;
      padding: 0;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-radius-badge);
      background:
        linear-gradient(var(--_color), var(--_color)),
        repeating-conic-gradient(var(--plinth-palette-paper-300) 0 25%, var(--plinth-palette-paper-0) 0 50%) 0 0 /
          0.5rem 0.5rem;
      cursor: pointer;
      forced-color-adjust: none;
    }
    [part='picker'] {
      margin-inline-start: 0.375rem;
    }
    /* The browser's own swatch has no opacity. */
    [part='picker']::-webkit-color-swatch-wrapper {
      padding: 0;
    }
    [part='picker']::-webkit-color-swatch {
      border: 0;
      opacity: 0;
    }
    [part='picker']::-moz-color-swatch {
      border: 0;
      opacity: 0;
    }
    /* No color: a diagonal line. */
    [part='picker'].empty {
      background:
        linear-gradient(
            to top right,
            transparent calc(50% - 1px),
            var(--plinth-color-danger) calc(50% - 1px) calc(50% + 1px),
            transparent calc(50% + 1px)
          )
          no-repeat,
        var(--plinth-color-field);
    }
    [part='picker'] + .bare {
      padding-inline-start: 0.5rem;
      text-transform: lowercase;
    }
    [part='picker']:focus-visible,
    [part='swatch']:focus-visible,
    [part='opacity']:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    [part='swatches'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--plinth-space-2);
    }
    [part='swatch']:checked {
      box-shadow:
        0 0 0 2px var(--plinth-color-surface),
        0 0 0 4px var(--plinth-color-primary);
    }
    :is([part='picker'], [part='swatch']):disabled {
      opacity: 0.5;
      cursor: not-allowed;
    }
    .opacity {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-3);
      min-block-size: 1.5rem;
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    [part='opacity'] {
      flex: 1;
      min-inline-size: 0;
      margin: 0;
      /* In the dark skin, the browser would draw a white track beside the primary color. */
      accent-color: var(--plinth-color-primary-text);
      cursor: pointer;
    }
    [part='opacity']:disabled {
      cursor: not-allowed;
    }
    .percent {
      min-inline-size: 3rem;
      color: var(--plinth-color-text-muted);
      font-variant-numeric: tabular-nums lining-nums;
      text-align: end;
    }
    @media (pointer: coarse) {
      [part='picker'] {
        inline-size: 2rem;
        block-size: 2rem;
      }
      [part='swatch'] {
        inline-size: 2.75rem;
        block-size: 2.75rem;
      }
      .opacity {
        min-block-size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      [part='picker'],
      [part='swatch'] {
        border-color: ButtonText;
      }
      [part='swatch']:checked {
        outline: 3px solid Highlight;
        outline-offset: 2px;
        box-shadow: none;
      }
      [part='picker'].empty {
        background: Field;
      }
    }
  `,
];
