import { css } from 'lit';
import { floatStyles } from './float.styles.ts';

/** The popup with a list of options below a field, as in combobox and time picker. */
export const listboxStyles = [
  floatStyles,
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
    [part='option'] {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      min-block-size: var(--plinth-size-menu-item);
      padding: var(--plinth-space-1) 0.625rem;
      border-radius: var(--plinth-radius-control);
      cursor: pointer;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    [part='option'] .words {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [part='option'] .description {
      display: block;
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-regular);
      line-height: var(--plinth-leading-13);
    }
    [part='option'] .glyph {
      color: var(--plinth-color-primary-text);
    }
    [part='option']:hover {
      background: var(--plinth-color-hover);
    }
    [part='option'][aria-selected='true'] {
      background: var(--plinth-color-selected);
      font-weight: var(--plinth-weight-medium);
    }
    [part='option'].active {
      background: var(--plinth-color-active);
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    [part='option'][aria-disabled='true'] {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    .group {
      padding: 0.5rem 0.625rem 0.25rem;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      line-height: var(--plinth-leading-12);
      letter-spacing: var(--plinth-tracking-12);
    }
    [part='note'] {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-2);
      min-block-size: 2.75rem;
      padding: var(--plinth-space-2) 0.875rem;
      color: var(--plinth-color-text-muted);
    }
    @media (forced-colors: active) {
      [part='option'][aria-selected='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      [part='option'][aria-selected='true'] :is(.glyph, .description) {
        color: inherit;
      }
      [part='option'][aria-disabled='true'] {
        color: GrayText;
      }
    }
  `,
];
