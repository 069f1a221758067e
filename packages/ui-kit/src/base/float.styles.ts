import { css } from 'lit';

/** A popup beside its trigger, such as a menu or a popover. */
export const floatStyles = css`
  .float {
    inset: auto;
    margin: var(--plinth-space-1) 0;
    padding: 0;
    border: 0;
    border-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
    background: var(--plinth-color-surface-float);
    box-shadow: var(--plinth-shadow-menu);
    color: var(--plinth-color-text);
    max-inline-size: calc(100vi - 1rem);
    max-block-size: calc(100dvb - 1rem);
    overscroll-behavior: contain;
    position-area: self-block-end span-self-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline,
      --below,
      --above;
    transition:
      opacity var(--plinth-motion-base) var(--plinth-motion-ease),
      translate var(--plinth-motion-base) var(--plinth-motion-ease);
  }
  :host([placement='bottom-end']) .float {
    position-area: self-block-end span-self-inline-start;
  }
  :host([placement='top-start']) .float {
    position-area: self-block-start span-self-inline-end;
  }
  :host([placement='top-end']) .float {
    position-area: self-block-start span-self-inline-start;
  }
  /* If the popup is wider than the room on either side of its trigger, it is placed between the edges of the window. */
  @position-try --below {
    position-area: self-block-end span-all;
    margin-inline: 0.5rem;
  }
  @position-try --above {
    position-area: self-block-start span-all;
    margin-inline: 0.5rem;
  }
  /* In a low window, such as one that is zoomed to 400 %, no side has room for all of it: it scrolls on the larger one. */
  @position-try --below-scrolling {
    position-area: self-block-end span-all;
    margin-inline: 0.5rem;
    max-block-size: calc(100% - 2 * var(--plinth-space-1));
  }
  @position-try --above-scrolling {
    position-area: self-block-start span-all;
    margin-inline: 0.5rem;
    max-block-size: calc(100% - 2 * var(--plinth-space-1));
  }
  @media (height < 30rem) {
    .float {
      position-try-fallbacks: --below-scrolling, --above-scrolling;
      position-try-order: most-block-size;
    }
  }
  @starting-style {
    .float {
      opacity: 0;
      translate: 0 -0.25rem;
    }
  }
  @media (forced-colors: active) {
    .float {
      border: 1px solid CanvasText;
    }
  }
`;
