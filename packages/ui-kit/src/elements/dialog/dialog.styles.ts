import { css } from 'lit';
import { focusStyles, hostStyles } from '#base/host.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { modalStyles } from '#base/modal.styles.ts';
import { cornerButtonStyles } from '#base/overlay.styles.ts';

export const dialogStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  modalStyles,
  css`
    :host {
      --_width: 26rem;
    }
    :host([size='medium']) {
      --_width: 35rem;
    }
    :host([size='large']) {
      --_width: 50rem;
    }
    dialog {
      margin: auto;
      inline-size: min(var(--plinth-dialog-width, var(--_width)), 100vi - 2rem);
      max-inline-size: none;
      max-block-size: calc(100dvb - 2rem);
      border-radius: var(--plinth-radius-card);
      opacity: 0;
      translate: 0 0.25rem;
      transition:
        opacity var(--plinth-motion-base) var(--plinth-motion-ease),
        translate var(--plinth-motion-base) var(--plinth-motion-ease),
        overlay var(--plinth-motion-base) allow-discrete,
        display var(--plinth-motion-base) allow-discrete;
    }
    dialog::backdrop {
      opacity: 0;
      transition:
        opacity var(--plinth-motion-base) var(--plinth-motion-ease),
        overlay var(--plinth-motion-base) allow-discrete,
        display var(--plinth-motion-base) allow-discrete;
    }
    dialog[open],
    dialog[open]::backdrop {
      opacity: 1;
      translate: 0;
    }
    @starting-style {
      dialog[open],
      dialog[open]::backdrop {
        opacity: 0;
      }
      dialog[open] {
        translate: 0 0.25rem;
      }
    }
    .body {
      color: var(--plinth-color-text-muted);
    }
  `,
];
