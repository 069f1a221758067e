import { css } from '#base/css.ts';
import { toggleStyles } from '#base/toggle.styles.ts';

export const checkboxStyles = [
  ...toggleStyles,
  css`
    .box {
      padding-block-start: 0.09375rem;
      padding-block-end: 0.09375rem;
    }
    input {
      inline-size: 1.125rem;
      block-size: 1.125rem;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-radius-badge);
      background: var(--plinth-color-field);
    }
    .box .glyph,
    .dash {
      visibility: hidden;
    }
    .box .glyph {
      inline-size: 0.75rem;
      block-size: 0.75rem;
      color: var(--plinth-color-on-primary);
      stroke-width: 3;
    }
    .dash {
      inline-size: 0.5625rem;
      block-size: 2px;
      border-radius: 1px;
      background: var(--plinth-color-text);
    }
    :host(:hover) input:enabled {
      border-color: var(--plinth-color-text-muted);
    }
    input:checked:not(:indeterminate):enabled {
      border-color: var(--plinth-color-primary);
      background: var(--plinth-color-primary);
    }
    input:checked:not(:indeterminate) ~ .glyph,
    input:indeterminate ~ .dash {
      visibility: visible;
    }
    input[aria-invalid='true'] {
      border-color: var(--plinth-color-danger);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger);
    }
    input:disabled {
      border-color: var(--plinth-color-line);
      background: var(--plinth-color-disabled);
    }
    input:disabled ~ .glyph {
      color: var(--plinth-color-text-disabled);
    }
    input:disabled ~ .dash {
      background: var(--plinth-color-text-disabled);
    }
    @media (pointer: coarse) {
      .box {
        padding-block: 0.8125rem;
      }
    }
    @media (forced-colors: active) {
      input:checked:not(:indeterminate):enabled {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
      input:enabled ~ .glyph {
        color: HighlightText;
      }
      .dash {
        background: ButtonText;
      }
      input:disabled {
        border-color: GrayText;
      }
    }
  `,
];
