import { css } from 'lit';
import { cornerButtonStyles } from './corner-button.styles.ts';
import { focusStyles } from './focus.styles.ts';
import { glyphStyles } from './glyph.ts';
import { hostStyles } from './host.styles.ts';

const sheetStyles = css`
  :host {
    display: contents;
  }
  dialog {
    padding: 0;
    border: 0;
    background: var(--plinth-color-surface-float);
    box-shadow: var(--plinth-shadow-dialog);
    color: var(--plinth-color-text);
    overflow: clip;
    overscroll-behavior: contain;
    max-inline-size: none;
    opacity: var(--_faded);
    translate: var(--_away);
  }
  dialog::backdrop {
    background: var(--plinth-color-scrim);
    opacity: 0;
  }
  dialog,
  dialog::backdrop {
    transition:
      opacity var(--_motion) var(--plinth-motion-ease),
      translate var(--_motion) var(--plinth-motion-ease),
      overlay var(--_motion) allow-discrete,
      display var(--_motion) allow-discrete;
  }
  dialog[open],
  dialog[open]::backdrop {
    opacity: 1;
    translate: 0;
  }
  @starting-style {
    dialog[open] {
      opacity: var(--_faded);
      translate: var(--_away);
    }
    dialog[open]::backdrop {
      opacity: 0;
    }
  }
  /* The dialog is focused only if it has no focusable content. */
  dialog:focus-visible {
    outline: none;
  }
  .body:focus-visible {
    outline-offset: -2px;
  }
  .sheet {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
    block-size: 100%;
  }
  .head {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--plinth-space-3);
    /* A long heading scrolls, so that there is always room for the content. */
    max-block-size: 40dvb;
    /* The head and the body each have a half of the gap between them, where the ring of the corner button is drawn. */
    padding: var(--plinth-space-6) var(--plinth-space-6) var(--plinth-space-1);
    overflow: auto;
  }
  h2 {
    margin: 0;
    font-size: var(--plinth-text-20);
    font-weight: var(--plinth-weight-semibold);
    line-height: var(--plinth-leading-20);
    letter-spacing: var(--plinth-tracking-20);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .head .corner {
    margin-inline-end: -0.375rem;
  }
  .body {
    flex: 1 1 auto;
    min-block-size: 0;
    padding: var(--plinth-space-1) var(--plinth-space-6) var(--plinth-space-6);
    overflow: auto;
    overflow-wrap: anywhere;
    overscroll-behavior: contain;
  }
  .sheet:focus-visible,
  .head:focus-visible {
    outline-offset: -2px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--plinth-space-2);
    padding: 0 var(--plinth-space-6) var(--plinth-space-6);
  }
  @media (width < 480px) {
    .head {
      padding: var(--plinth-space-5) var(--plinth-space-4) var(--plinth-space-1);
    }
    .body {
      padding-inline: var(--plinth-space-4);
    }
    .foot {
      padding: 0 var(--plinth-space-4) var(--plinth-space-4);
    }
    .foot ::slotted(*) {
      flex: 1 1 auto;
    }
  }
  /* A low window, such as one that is zoomed to 400 %, has no room for parts that don't scroll. */
  @media screen and (height < 30rem) {
    .sheet {
      overflow: auto;
      overscroll-behavior: contain;
    }
    .head,
    .body {
      flex: none;
      max-block-size: none;
      overflow: visible;
    }
  }
  /* A print has all of the content, on as many pages as it needs. */
  @media print {
    dialog,
    :host([open]) dialog {
      position: absolute;
      inset: 0 0 auto;
      margin: 0;
      inline-size: auto;
      block-size: auto;
      max-block-size: none;
      background: none;
      box-shadow: none;
      overflow: visible;
    }
    dialog::backdrop,
    .corner,
    .foot {
      display: none;
    }
    .sheet {
      display: block;
      block-size: auto;
    }
    .head,
    .body {
      max-block-size: none;
      overflow: visible;
    }
  }
  @media (forced-colors: active) {
    dialog {
      border: 1px solid CanvasText;
    }
  }
`;

/**
 * Styles of dialog and drawer: the native dialog, its backdrop, header, body and footer. Each sets `--_motion`, the
 * duration of the transition, `--_away`, the translation while closed, and `--_faded`, the opacity while closed.
 */
export const modalStyles = [hostStyles, focusStyles, glyphStyles, cornerButtonStyles, sheetStyles];
