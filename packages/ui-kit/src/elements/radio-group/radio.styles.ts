import { css } from 'lit';
import { checkStyles } from '#base/check.styles.ts';
import { toggleFrameStyles } from '#base/toggle-frame.styles.ts';

export const radioStyles = [
  ...toggleFrameStyles,
  checkStyles,
  css`
    input {
      border-radius: 50%;
    }
    input:checked::after {
      content: '';
      inline-size: 0.4375rem;
      block-size: 0.4375rem;
      border-radius: 50%;
      background: var(--plinth-color-on-primary);
    }
    input:disabled::after {
      background: var(--plinth-color-text-disabled);
    }
    @media (forced-colors: active) {
      input:checked::after {
        background: HighlightText;
      }
      input:disabled::after {
        background: GrayText;
      }
    }
  `,
];
