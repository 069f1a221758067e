import { css } from 'lit';
import { toggleStyles } from '#base/toggle.styles.ts';

export const switchStyles = [
  ...toggleStyles,
  css`
    .box {
      block-size: var(--plinth-leading-14);
    }
    input {
      inline-size: 2rem;
      block-size: 1.25rem;
      border-radius: var(--plinth-radius-round);
      background: var(--plinth-color-line-control);
    }
    .thumb {
      justify-self: start;
      inline-size: 1rem;
      block-size: 1rem;
      margin-inline-start: 2px;
      border-radius: 50%;
      background: var(--plinth-palette-paper-0);
      box-shadow: var(--plinth-shadow-thumb);
    }
    /* In the dark theme a lighter track would have too little contrast to the thumb, so only its border changes. */
    :host(:hover) input {
      background: light-dark(var(--plinth-color-text-muted), var(--plinth-color-line-control));
      box-shadow: inset 0 0 0 1px var(--plinth-color-text-muted);
    }
    :host(:hover) .thumb,
    input:focus-visible ~ .thumb {
      transition: translate var(--plinth-motion-fast) var(--plinth-motion-ease);
    }
    [part='base'] input:checked {
      background: var(--plinth-color-primary);
      box-shadow: none;
    }
    input:checked ~ .thumb {
      translate: 0.75rem 0;
    }
    input:checked ~ .thumb:dir(rtl) {
      translate: -0.75rem 0;
    }
    input[aria-invalid='true'] {
      outline: 2px solid var(--plinth-color-danger);
      outline-offset: 1px;
    }
    input[aria-invalid='true']:focus-visible {
      outline-color: var(--plinth-color-focus);
    }
    [part='base'] input:disabled {
      background: var(--plinth-color-disabled);
      box-shadow: inset 0 0 0 1px var(--plinth-color-line-faint);
    }
    input:disabled ~ .thumb {
      opacity: 0.6;
    }
    @media (pointer: coarse) {
      .box {
        margin-block: calc((2.75rem - var(--plinth-leading-14)) / 2);
      }
    }
    @media (forced-colors: active) {
      input {
        border: 1px solid ButtonText;
      }
      .thumb {
        background: ButtonText;
      }
      [part='base'] input:checked {
        background: Highlight;
      }
      input:checked ~ .thumb {
        background: HighlightText;
      }
      input:disabled {
        border-color: GrayText;
      }
    }
  `,
];
