import { css } from 'lit';
import { checkStyles } from '#base/check.styles.ts';
import { toggleStyles } from '#base/toggle.styles.ts';

export const checkboxStyles = [
  ...toggleStyles,
  checkStyles,
  css`
    input {
      border-radius: min(var(--plinth-radius-badge), var(--plinth-radius-check-max));
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
    input:checked:not(:indeterminate) ~ .glyph,
    input:indeterminate ~ .dash {
      visibility: visible;
    }
    input:disabled ~ .glyph {
      color: var(--plinth-color-text-disabled);
    }
    input:disabled ~ .dash {
      background: var(--plinth-color-text-disabled);
    }
    @media (forced-colors: active) {
      input:enabled ~ .glyph {
        color: HighlightText;
      }
      .dash {
        background: ButtonText;
      }
    }
  `,
];
