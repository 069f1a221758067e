import { css } from 'lit';
import { floatStyles } from '#base/float.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const tourStyles = [
  hostStyles,
  floatStyles,
  focusStyles,
  css`
    :host {
      display: contents;
    }
    dialog {
      position: fixed;
      position-anchor: --plinth-tour-target;
      box-sizing: border-box;
      inline-size: min(var(--plinth-tour-width, 20rem), 100vi - 2rem);
      border: 0;
      border-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
      background: var(--plinth-color-surface-float);
      box-shadow: var(--plinth-shadow-dialog);
      color: var(--plinth-color-text);
      overflow: auto;
    }
    .float,
    .middle {
      padding: var(--plinth-space-5);
    }
    .float {
      margin: var(--plinth-space-2);
    }
    /* In a lower window, it scrolls on the larger side of its target, as every popup does. */
    @media (height >= 30rem) {
      .float {
        /* A target that fills the window leaves no room beside it. */
        position-try-fallbacks:
          flip-block,
          flip-inline,
          flip-block flip-inline,
          --below,
          --above,
          --corner;
      }
    }
    .middle {
      margin: auto;
    }
    dialog::backdrop {
      background: none;
    }
    @position-try --corner {
      position-area: none;
      inset-block: auto 0;
      inset-inline: auto 0;
      margin: 1rem;
    }
    h2 {
      margin: 0;
      font-size: var(--plinth-text-16);
      font-weight: var(--plinth-weight-semibold);
      line-height: var(--plinth-leading-16);
      letter-spacing: var(--plinth-tracking-16);
      overflow-wrap: anywhere;
    }
    p {
      margin: var(--plinth-space-1) 0 var(--plinth-space-4);
      color: var(--plinth-color-text-muted);
      overflow-wrap: anywhere;
    }
    .foot {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--plinth-space-2);
    }
    .place {
      flex: 1;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-13);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    [part='spotlight'] {
      box-sizing: border-box;
      position: fixed;
      inset: 0;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      padding: 0;
      border: 0;
      background: var(--plinth-color-scrim);
      pointer-events: none;
      overflow: visible;
      anchor-name: --plinth-tour-target;
    }
    /* The shadow dims everything but the target. */
    .target {
      inset: auto;
      border-radius: var(--plinth-radius-control);
      background: none;
      box-shadow: 0 0 0 200vmax var(--plinth-color-scrim);
    }
    @media (forced-colors: active) {
      dialog {
        border: 1px solid CanvasText;
      }
      .target {
        outline: 3px solid Highlight;
      }
    }
  `,
];
