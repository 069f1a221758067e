import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const alertStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  css`
    :host {
      display: block;
      --_surface: var(--plinth-color-info-surface);
      --_line: var(--plinth-color-info-line);
      --_icon: var(--plinth-color-info-text);
    }
    :host([variant='accent']) {
      --_surface: var(--plinth-color-accent-surface);
      --_line: var(--plinth-color-accent-line);
      --_icon: var(--plinth-color-accent-text);
    }
    :host([variant='success']) {
      --_surface: var(--plinth-color-success-surface);
      --_line: var(--plinth-color-success-line);
      --_icon: var(--plinth-color-success-text);
    }
    :host([variant='warning']) {
      --_surface: var(--plinth-color-warning-surface);
      --_line: var(--plinth-color-warning-line);
      --_icon: var(--plinth-color-warning-text);
    }
    :host([variant='danger']) {
      --_surface: var(--plinth-color-danger-surface);
      --_line: var(--plinth-color-danger-line);
      --_icon: var(--plinth-color-danger-text);
    }
    .frame {
      container-type: inline-size;
    }
    [part='base'] {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-3);
      padding-block: 0.625rem;
      padding-inline: 1rem 0.625rem;
      border: 1px solid var(--_line);
      border-radius: min(var(--plinth-radius-control), var(--plinth-radius-box-max));
      background: var(--_surface);
    }
    .icon,
    ::slotted([slot='icon']) {
      flex: none;
      color: var(--_icon);
    }
    .text {
      flex: 1 1 auto;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    .action {
      flex: none;
    }
    .corner {
      margin-block: -0.25rem;
    }
    @container (inline-size < 30rem) {
      [part='base'] {
        flex-wrap: wrap;
        align-items: flex-start;
        padding: 0.75rem;
      }
      .icon,
      ::slotted([slot='icon']) {
        margin-block-start: 0.125rem;
      }
      .text {
        flex: 1 1 0;
      }
      .action {
        order: 1;
        flex: 1 0 100%;
        min-inline-size: 0;
      }
      .action ::slotted(*) {
        display: flex;
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border-color: CanvasText;
      }
    }
  `,
];
