import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const sparklineStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 3rem;
      --_ink: var(--plinth-sparkline-color, var(--plinth-color-chart-1));
    }
    [part='base'] {
      block-size: var(--plinth-sparkline-height, 1.75rem);
      padding: 0.1875rem;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
      fill: none;
    }
    .line,
    .end {
      stroke: var(--_ink);
      stroke-width: 1.5;
      stroke-linecap: round;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }
    .end {
      stroke-width: 5;
    }
    .area {
      fill: var(--_ink);
      opacity: 0.09;
    }
    @media (forced-colors: active) {
      :host {
        --_ink: CanvasText;
      }
    }
  `,
];
