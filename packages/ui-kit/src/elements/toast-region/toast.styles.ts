import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { ringStyles } from '#base/ring.styles.ts';

export const toastStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  ringStyles,
  css`
    :host {
      display: block;
      container-type: inline-size;
      color-scheme: dark;
      --_icon: var(--plinth-color-info);
    }
    :host([variant='success']) {
      --_icon: var(--plinth-color-success);
    }
    :host([variant='warning']) {
      --_icon: var(--plinth-color-warning);
    }
    :host([variant='danger']) {
      --_icon: var(--plinth-color-danger-text);
    }
    [part='base'] {
      display: flex;
      align-items: flex-start;
      gap: var(--plinth-space-3);
      padding-block: 0.75rem;
      padding-inline: 1rem 0.75rem;
      border-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
      background: var(--plinth-color-surface-inverse);
      box-shadow: var(--plinth-shadow-menu);
    }
    .icon {
      margin-block-start: 0.09375rem;
      color: var(--_icon);
    }
    .ring {
      inline-size: 1.125rem;
      block-size: 1.125rem;
      margin: 0.09375rem 0;
    }
    .text {
      flex: 1;
      display: grid;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .medium {
      font-weight: var(--plinth-weight-medium);
    }
    .description {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    .action {
      flex: none;
      max-inline-size: 50%;
      min-block-size: var(--plinth-size-control-small);
      padding: 0 0.625rem;
      margin: -0.1875rem 0;
      border: 1px solid var(--plinth-color-line-button);
      border-radius: var(--plinth-button-radius);
      background: none;
      color: inherit;
      font: inherit;
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-medium);
      line-height: 1.2;
      letter-spacing: inherit;
      cursor: pointer;
    }
    .action:hover {
      background: var(--plinth-color-hover);
    }
    .action:active {
      background: var(--plinth-color-active);
    }
    .corner {
      margin-block: -0.1875rem;
      margin-inline-end: -0.25rem;
    }
    .text:has(.medium) ~ :is(.action, .corner) {
      margin-block: 0;
    }
    @container (inline-size < 20rem) {
      [part='base'] {
        flex-wrap: wrap;
        column-gap: var(--plinth-space-2);
      }
      .text {
        flex: 1 1 0;
      }
      .action {
        order: 1;
        flex: 1 0 100%;
        min-inline-size: 0;
        max-inline-size: 100%;
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border: 1px solid CanvasText;
      }
    }
  `,
];
