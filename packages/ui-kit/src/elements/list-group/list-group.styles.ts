import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const listGroupStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    ::slotted(:not(:last-child)) {
      --plinth-list-item-line: 1px;
    }
    :host([framed]) [part='base'] {
      overflow: clip;
      border: 1px solid var(--plinth-card-line);
      border-radius: min(var(--plinth-card-radius), var(--plinth-radius-card-max));
      background: var(--plinth-card-surface);
    }
    @media (forced-colors: active) {
      :host([framed]) [part='base'] {
        border-color: CanvasText;
      }
    }
  `,
];
