import { css } from 'lit';

/** A small turning ring inside a control whose answer is on its way. */
export const ringStyles = css`
  .ring {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline: 0.375rem;
    border: 1.75px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    color: var(--plinth-color-text-muted);
    animation: turn 0.8s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .ring {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .ring {
      border-color: CanvasText;
      border-inline-end-color: Canvas;
    }
  }
`;
