import { css } from 'lit';
import { countStyles } from '#base/count.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const navItemStyles = [
  hostStyles,
  countStyles,
  focusStyles,
  css`
    :host {
      display: block;
      flex: none;
      max-inline-size: 100%;
    }
    [part='base'] {
      display: flex;
      align-items: center;
      justify-content: var(--_item-justify, normal);
      gap: 0.375rem;
      margin-block-end: -1px;
      padding-block: 0.5rem 0.625rem;
      border-block-end: 2px solid transparent;
      border-radius: var(--plinth-radius-mark);
      color: var(--plinth-color-text-muted);
      font-weight: var(--plinth-weight-medium);
      text-decoration: none;
      -webkit-tap-highlight-color: transparent;
    }
    ::slotted([slot='start']) {
      flex: none;
    }
    .label {
      min-inline-size: 0;
    }
    [part='base']:hover,
    :host([current]) [part='base'] {
      color: var(--plinth-color-text);
    }
    :host([current][variant='line']) [part='base'] {
      border-color: var(--plinth-color-primary);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    :host([variant='pills']) [part='base'] {
      gap: var(--plinth-space-2);
      min-block-size: var(--plinth-size-control);
      margin: 0;
      padding: var(--plinth-space-1) 0.75rem;
      border: 0;
      border-radius: var(--plinth-radius-control);
    }
    :host([variant='pills']) .label {
      flex: var(--_label-grow, 1);
    }
    :host([variant='pills']) [part='base']:hover {
      background: var(--plinth-color-hover);
    }
    :host([variant='pills'][current]) [part='base'] {
      background: var(--plinth-color-selected);
      color: var(--plinth-color-primary-text);
    }
    :host([disabled]) [part='base'] {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      [part='base'] {
        min-block-size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      /* Forced colors replace transparent, which would draw a line under every item. */
      [part='base'] {
        border-color: Canvas;
      }
      :host([current][variant='line']) [part='base'] {
        border-color: Highlight;
      }
      :host([current][variant='pills']) [part='base'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      :host([disabled]) [part='base'] {
        color: GrayText;
      }
    }
  `,
];
