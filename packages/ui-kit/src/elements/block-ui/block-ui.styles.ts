import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const blockUiStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      position: relative;
    }
    [part='cover'] {
      position: absolute;
      inset: 0;
      z-index: 1;
      display: flex;
      justify-content: center;
      border-radius: inherit;
      background: color-mix(in oklab, var(--plinth-block-ui-veil, var(--plinth-color-surface)) 72%, transparent);
      outline: none;
      cursor: progress;
      animation: come var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    @keyframes come {
      from {
        opacity: 0;
      }
    }
    /* Centers the message in the visible part of a tall region. */
    .words {
      position: sticky;
      inset-block: 1rem;
      display: flex;
      align-items: center;
      align-self: center;
      gap: var(--plinth-space-2);
      margin: var(--plinth-space-2);
      padding: var(--plinth-space-1) var(--plinth-space-3);
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-surface-float);
      box-shadow: var(--plinth-shadow-menu);
      font-weight: var(--plinth-weight-medium);
    }
    @media (forced-colors: active) {
      [part='cover'] {
        border: 1px dashed CanvasText;
        background: none;
      }
      .words {
        background: Canvas;
      }
      [part='content'][inert] {
        opacity: 0.4;
      }
    }
  `,
];
