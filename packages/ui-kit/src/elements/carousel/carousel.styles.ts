import { css } from 'lit';
import { barStyles } from '#base/bar.styles.ts';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const carouselStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  barStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      --_gap: var(--plinth-carousel-gap, var(--plinth-space-4));
      --_slides: var(--plinth-carousel-slides, 1);
      --_slide-size: var(
        --plinth-carousel-slide-size,
        calc((100% - (var(--_slides) - 1) * var(--_gap)) / var(--_slides))
      );
      --_turn: 1;
    }
    :host(:dir(rtl)) {
      --_turn: -1;
    }
    [part='viewport'] {
      display: flex;
      gap: var(--_gap);
      overflow: auto hidden;
      overscroll-behavior-inline: contain;
      scroll-snap-type: inline mandatory;
      scrollbar-width: none;
      border-radius: var(--plinth-radius-mark);
    }
    ::slotted(*) {
      flex: 0 0 var(--_slide-size);
      min-inline-size: 0;
      scroll-snap-align: start;
    }
    :host([centered]) ::slotted(*) {
      scroll-snap-align: center;
    }
    /* The room beside the first and the last slide, without which they could not be in the center. */
    :host([centered]) [part='viewport']::before,
    :host([centered]) [part='viewport']::after {
      content: '';
      flex: 0 0 calc((100% - var(--_slide-size)) / 2 - var(--_gap));
    }
    @media (prefers-reduced-motion: no-preference) {
      @supports (animation-timeline: view()) {
        :host([effect='fade']) ::slotted(*) {
          animation: fade linear both;
          animation-timeline: view(inline);
        }
        :host([effect='coverflow']) ::slotted(*) {
          animation: turn linear both;
          animation-timeline: view(inline);
        }
      }
    }
    @keyframes fade {
      entry 0%,
      exit 100% {
        opacity: 0;
      }
      entry 100%,
      exit 0% {
        opacity: 1;
      }
    }
    @keyframes turn {
      from {
        transform: perspective(40rem) rotateY(calc(var(--_turn) * -60deg)) scale(0.8);
      }
      50% {
        transform: perspective(40rem) rotateY(0deg) scale(1);
      }
      to {
        transform: perspective(40rem) rotateY(calc(var(--_turn) * 60deg)) scale(0.8);
      }
    }
    [part='controls'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: var(--plinth-space-1);
      padding-block-start: var(--plinth-space-2);
    }
    .bar {
      flex: 1;
      max-inline-size: 12rem;
    }
    .fraction {
      min-inline-size: 4rem;
      color: var(--plinth-color-text-muted);
      font-variant-numeric: tabular-nums lining-nums;
      text-align: center;
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
