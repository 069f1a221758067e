import { css } from 'lit';
import { floatStyles } from './float.styles.ts';
import { optionStyles } from './option.styles.ts';

/** The popup with a list of options below a field, as in combobox and time picker. */
export const listboxStyles = [
  floatStyles,
  optionStyles,
  css`
    [part='panel'] {
      inline-size: anchor-size(inline);
      max-block-size: min(20rem, 100dvb - 1rem);
    }
    [part='panel']:popover-open {
      display: flex;
      flex-direction: column;
    }
    [part='list'] {
      position: relative;
      flex: 0 1 auto;
      min-block-size: 0;
      padding: var(--plinth-space-1);
      overflow: auto;
      overscroll-behavior: contain;
    }
    [part='list']:not(:has(*)) {
      display: none;
    }
    [part='note'] {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-2);
      min-block-size: 2.75rem;
      padding: var(--plinth-space-2) 0.875rem;
      color: var(--plinth-color-text-muted);
    }
  `,
];
