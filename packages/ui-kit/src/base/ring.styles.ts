import { css } from 'lit';

/** A small rotating ring inside a control while it waits for a response. */
export const ringStyles = css`
  .ring {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline: 0.375rem;
    border: 1.75px solid;
    border-radius: 50%;
    clip-path: inset(0 3px 0 0);
    color: var(--plinth-color-text-muted);
    animation: turn var(--plinth-motion-turn) linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
`;
