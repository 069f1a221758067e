import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const toggleItemStyles = [
  hostStyles,
  css`
    :host {
      display: inline-flex;
      min-inline-size: 0;
    }
    [part='base'] {
      position: relative;
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--plinth-space-2);
      flex: auto;
      min-inline-size: var(--plinth-size-control);
      min-block-size: var(--plinth-size-control);
      padding: 0.25rem 0.75rem;
      border: 1px solid var(--plinth-color-line-button);
      border-radius: var(--plinth-toggle-item-radius, var(--plinth-radius-control));
      background: var(--plinth-color-surface);
      font-weight: var(--plinth-weight-medium);
      line-height: 1.2;
      overflow-wrap: anywhere;
      cursor: pointer;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    /* An icon without text, named by the label. */
    input[aria-label] + slot::slotted(:only-child) {
      margin-inline: -0.25rem;
    }
    input {
      position: absolute;
      inset: -1px;
      inline-size: calc(100% + 2px);
      block-size: calc(100% + 2px);
      margin: 0;
      appearance: none;
      opacity: 0;
      cursor: inherit;
      touch-action: manipulation;
    }
    [part='base']:hover {
      background: linear-gradient(var(--plinth-color-hover) 0 0) var(--plinth-color-surface);
    }
    [part='base']:has(:focus-visible) {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    [part='base']:has([data-invalid]) {
      border-color: var(--plinth-color-danger);
    }
    [part='base']:has(:checked) {
      border-color: var(--plinth-color-primary);
      background: var(--plinth-color-primary-surface);
      box-shadow: var(--_joined, inset 0 0 0 1px var(--plinth-color-primary));
      color: var(--plinth-color-primary-text);
    }
    [part='base']:has(:disabled) {
      border-color: var(--plinth-color-line);
      background: var(--plinth-color-disabled);
      box-shadow: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      input {
        border: 1px solid ButtonText;
      }
      [part='base']:has(:checked) {
        outline: 2px solid Highlight;
        outline-offset: -3px;
      }
      [part='base']:has(:focus-visible) {
        outline: 3px solid Highlight;
        outline-offset: 2px;
      }
      [part='base']:has(:disabled) {
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
];
