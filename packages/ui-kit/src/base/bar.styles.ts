import { css } from 'lit';
import { isElement } from './dom.ts';

/** Handles `animationend` on the fill: the animation has run once and does not restart when the element is hidden and shown. */
export function settleFill(event: Event): void {
  if (isElement(event.currentTarget)) event.currentTarget.classList.add('settled');
}

/**
 * A 6 px bar: `.bar` with a `.fill`, whose `--_share` (0 to 1) the element sets. The fill is translated rather than
 * resized, so that it animates once, for 320 ms, without layout.
 */
export const barStyles = css`
  .bar {
    display: block;
    block-size: 0.375rem;
    overflow: hidden;
    border-radius: 3px;
    background: var(--plinth-color-track);
    /* On a dark popup, the track would have nearly the same color as the popup. */
    box-shadow: inset 0 0 0 1px var(--plinth-color-line-faint);
  }
  .fill {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: var(--plinth-color-primary);
    --_hidden: calc((var(--_share, 0) - 1) * 100%);
    translate: var(--_hidden);
    animation: fill var(--plinth-motion-slow) var(--plinth-motion-ease);
    transition: translate var(--plinth-motion-slow) var(--plinth-motion-ease);
  }
  .fill:dir(rtl) {
    --_hidden: calc((1 - var(--_share, 0)) * 100%);
    animation-name: fill-rtl;
  }
  .fill.settled {
    animation: none;
  }
  .bar.done .fill {
    background: var(--plinth-color-success);
  }
  @media print {
    .fill {
      animation: none;
      transition: none;
    }
  }
  @keyframes fill {
    from {
      translate: -100%;
    }
  }
  @keyframes fill-rtl {
    from {
      translate: 100%;
    }
  }
  @media (forced-colors: active) {
    .bar {
      border: 1px solid CanvasText;
    }
    .fill {
      forced-color-adjust: none;
      background: Highlight;
    }
    .bar.done .fill {
      background: Highlight;
    }
  }
`;
