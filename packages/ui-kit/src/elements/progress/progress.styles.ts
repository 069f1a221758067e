import { css } from 'lit';
import { barStyles } from '#base/bar.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const progressStyles = [
  hostStyles,
  barStyles,
  css`
    :host {
      display: block;
      font-size: var(--plinth-text-13) !important;
      line-height: var(--plinth-leading-13) !important;
    }
    [part='label'] {
      display: flex;
      justify-content: space-between;
      gap: var(--plinth-space-4);
      margin-block-end: var(--plinth-space-2);
      color: var(--plinth-color-text-muted);
      font-variant-numeric: tabular-nums lining-nums;
      overflow-wrap: anywhere;
    }
    [part='label'] > :last-child {
      flex: none;
      max-inline-size: 60%;
    }
    .indeterminate .fill {
      inline-size: 40%;
      translate: none;
      animation: slide var(--plinth-motion-pulse) var(--plinth-motion-ease) infinite alternate;
      transition: none;
    }
    .indeterminate .fill:dir(rtl) {
      animation-name: slide-rtl;
    }
    @keyframes slide {
      to {
        translate: 150%;
      }
    }
    @keyframes slide-rtl {
      to {
        translate: -150%;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .indeterminate .fill {
        inline-size: 100%;
        opacity: 0.45;
      }
    }
  `,
];
