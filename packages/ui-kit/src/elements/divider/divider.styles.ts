import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const dividerStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }
    :host([orientation='vertical']) {
      display: inline-flex;
      align-self: stretch;
      vertical-align: middle;
    }
    [part='base'] {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-3);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      --_line: var(--plinth-divider-color, var(--plinth-color-line));
    }
    [part='base']::before,
    [part='base']:has([part='label'])::after {
      content: '';
      flex: 1 1 1rem;
      block-size: 1px;
      background: var(--_line);
    }
    [part='label'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    :host([orientation='vertical']) [part='base'] {
      align-items: stretch;
      inline-size: 1px;
      min-block-size: 1rem;
    }
    :host([orientation='vertical']) [part='base']::before {
      block-size: auto;
    }
    @media (forced-colors: active) {
      [part='base'] {
        forced-color-adjust: none;
        color: CanvasText;
        --_line: CanvasText;
      }
    }
  `,
];
