import { css } from 'lit';
import { modalStyles } from '#base/modal.styles.ts';

export const drawerStyles = [
  ...modalStyles,
  css`
    :host {
      --_away: 100%;
      --_faded: 1;
      --_motion: var(--plinth-motion-slow);
    }
    :host([placement='start']),
    :host(:dir(rtl)) {
      --_away: -100%;
    }
    :host([placement='start']:dir(rtl)) {
      --_away: 100%;
    }
    :host([placement='top']) {
      --_away: 0 -100%;
    }
    :host([placement='bottom']) {
      --_away: 0 100%;
    }
    dialog {
      position: fixed;
      z-index: var(--plinth-layer-overlay);
      inset: 0 0 0 auto;
      inset-inline: auto 0;
      margin: 0;
      inline-size: min(var(--plinth-drawer-width, 25rem), 100vi);
      block-size: 100dvb;
      max-block-size: 100dvb;
    }
    :host([placement='start']) dialog {
      inset-inline: 0 auto;
    }
    @media not print {
      :host(:is([placement='top'], [placement='bottom'])) dialog {
        inset: 0 0 auto;
        inline-size: 100%;
        block-size: var(--plinth-drawer-height, auto);
      }
      :host([placement='bottom']) dialog {
        inset: auto 0 0;
      }
    }
    .head {
      align-items: safe center;
      min-block-size: 3.75rem;
      padding: var(--plinth-space-2) var(--plinth-space-6);
      border-block-end: 1px solid var(--plinth-color-line);
    }
    .body {
      padding: var(--plinth-space-6);
    }
    .foot {
      padding: var(--plinth-space-4) var(--plinth-space-6);
      border-block-start: 1px solid var(--plinth-color-line);
    }
    @media (width < 768px) {
      .head,
      .body,
      .foot {
        padding-inline: var(--plinth-space-4);
      }
      .body {
        padding-block: var(--plinth-space-5);
      }
    }
    /* Again, because the rules above come after those of the base. */
    @media print {
      :host dialog {
        inset: 0 0 auto;
        inline-size: auto;
        block-size: auto;
        max-block-size: none;
      }
      .foot {
        display: none;
      }
    }
  `,
];
