import { css } from 'lit';
import { focusStyles, hostStyles } from '#base/host.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { modalStyles } from '#base/modal.styles.ts';
import { cornerButtonStyles } from '#base/overlay.styles.ts';

export const drawerStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  modalStyles,
  css`
    :host {
      --_away: 100%;
    }
    :host([placement='start']),
    :host(:dir(rtl)) {
      --_away: -100%;
    }
    :host([placement='start']:dir(rtl)) {
      --_away: 100%;
    }
    dialog {
      inset: 0 0 0 auto;
      inset-inline: auto 0;
      margin: 0;
      inline-size: min(var(--plinth-drawer-width, 25rem), 100vi);
      block-size: 100dvb;
      max-inline-size: none;
      max-block-size: 100dvb;
      translate: var(--_away) 0;
      transition:
        translate var(--plinth-motion-slow) var(--plinth-motion-ease),
        overlay var(--plinth-motion-slow) allow-discrete,
        display var(--plinth-motion-slow) allow-discrete;
    }
    :host([placement='start']) dialog {
      inset-inline: 0 auto;
    }
    dialog::backdrop {
      opacity: 0;
      transition:
        opacity var(--plinth-motion-slow) var(--plinth-motion-ease),
        overlay var(--plinth-motion-slow) allow-discrete,
        display var(--plinth-motion-slow) allow-discrete;
    }
    dialog[open] {
      translate: 0;
    }
    dialog[open]::backdrop {
      opacity: 1;
    }
    @starting-style {
      dialog[open] {
        translate: var(--_away) 0;
      }
      dialog[open]::backdrop {
        opacity: 0;
      }
    }
    .head {
      align-items: center;
      padding: 0.875rem var(--plinth-space-3) var(--plinth-space-3) var(--plinth-space-5);
      padding-inline: var(--plinth-space-5) var(--plinth-space-3);
    }
    h2 {
      font-size: var(--plinth-text-16);
      line-height: var(--plinth-leading-16);
      letter-spacing: var(--plinth-tracking-16);
    }
    .head .corner {
      margin-inline-end: 0;
    }
    .body {
      padding: var(--plinth-space-2) var(--plinth-space-5) var(--plinth-space-5);
    }
    .foot {
      padding: var(--plinth-space-3) var(--plinth-space-5);
      border-block-start: 1px solid var(--plinth-color-line);
    }
  `,
];
