import { css } from 'lit';
import { modalStyles } from '#base/modal.styles.ts';

export const dialogStyles = [
  ...modalStyles,
  css`
    :host {
      --_width: 26rem;
      --_away: 0 0.25rem;
      --_faded: 0;
      --_motion: var(--plinth-motion-base);
    }
    :host([size='medium']) {
      --_width: 35rem;
    }
    :host([size='large']) {
      --_width: 50rem;
    }
    dialog {
      inline-size: min(var(--plinth-dialog-width, var(--_width)), 100vi - 2rem);
      max-block-size: calc(100dvb - 2rem);
      border-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
    }
    /* Shows a hairline above the footer while there is more to scroll: at the end of the content, the cover hides it. */
    .body {
      background:
        linear-gradient(var(--plinth-color-surface-float) 0 0) 0 100% / 100% 1px no-repeat local,
        linear-gradient(var(--plinth-color-line) 0 0) 0 100% / 100% 1px no-repeat scroll;
      color: var(--plinth-color-text-muted);
    }
    .body:has(+ :not([hidden])) {
      padding-block-end: var(--plinth-space-2);
    }
    .foot {
      padding-block-start: var(--plinth-space-4);
    }
  `,
];
