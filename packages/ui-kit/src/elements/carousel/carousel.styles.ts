import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const carouselStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='viewport'] {
      display: flex;
      gap: var(--plinth-carousel-gap, var(--plinth-space-4));
      overflow: auto hidden;
      overscroll-behavior-inline: contain;
      scroll-snap-type: inline mandatory;
      scrollbar-width: none;
      border-radius: var(--plinth-radius-mark);
    }
    ::slotted(*) {
      flex: 0 0 var(--plinth-carousel-slide-size, 100%);
      min-inline-size: 0;
      scroll-snap-align: start;
    }
    [part='controls'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: var(--plinth-space-1);
      padding-block-start: var(--plinth-space-2);
    }
    .dots {
      display: flex;
      flex-wrap: wrap;
    }
    .dot {
      display: inline-grid;
      place-items: center;
      inline-size: 1.5rem;
      block-size: 1.5rem;
      padding: 0;
      margin: 0;
      border: 0;
      border-radius: 50%;
      background: none;
      cursor: pointer;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }
    .dot span {
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: 50%;
      background: var(--plinth-color-line-control);
    }
    .dot:hover span {
      background: var(--plinth-color-text-muted);
    }
    .dot[aria-current] span {
      inline-size: 0.75rem;
      block-size: 0.75rem;
      background: var(--plinth-color-primary);
    }
    .dot:focus-visible {
      outline-offset: -1px;
    }
    .corner[aria-disabled] {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      .dot {
        inline-size: 2.75rem;
        block-size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      .dot {
        border: 1px solid ButtonText;
      }
      .dot span {
        forced-color-adjust: none;
        background: ButtonText;
      }
      .dot[aria-current] span {
        background: Highlight;
      }
      .corner[aria-disabled] {
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
];
