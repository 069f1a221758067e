import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const timelineStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    ::slotted(:last-child) {
      --plinth-timeline-item-line: 0;
      --plinth-timeline-item-gap: 0;
    }
  `,
];
