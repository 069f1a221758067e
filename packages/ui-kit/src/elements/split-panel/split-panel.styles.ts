import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const splitPanelStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    /* Fractions keep the ratio of the panes when the size of the element changes. */
    [part='base'] {
      display: grid;
      block-size: 100%;
      grid-template-columns: minmax(0, var(--_split-start, 50fr)) auto minmax(0, var(--_split-end, 50fr));
    }
    :host([orientation='vertical']) [part='base'] {
      grid-template-rows: minmax(0, var(--_split-start, 50fr)) auto minmax(0, var(--_split-end, 50fr));
      grid-template-columns: minmax(0, 1fr);
    }
    [part='start'],
    [part='end'] {
      min-inline-size: 0;
      min-block-size: 0;
      overflow: auto;
    }
    /* Otherwise, the content of the collapsed pane, wrapped at no width, makes the element tall. */
    :host([collapsed]) [part='start'] {
      contain: size;
      visibility: hidden;
    }
    [part='start']:focus-visible,
    [part='end']:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    [part='separator'] {
      display: grid;
      place-items: center;
      inline-size: 0.75rem;
      background: linear-gradient(var(--_split-line, var(--plinth-color-line)) 0 0) center / 1px 100% no-repeat;
      cursor: col-resize;
      touch-action: none;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    :host([orientation='vertical']) [part='separator'] {
      inline-size: auto;
      block-size: 0.75rem;
      background-size: 100% 1px;
      cursor: row-resize;
    }
    [part='separator']:is(:hover, :active) {
      --_split-line: var(--plinth-color-primary);
    }
    [part='separator']:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
      border-radius: var(--plinth-radius-mark);
    }
    .grip {
      inline-size: 0.25rem;
      block-size: 1.5rem;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-radius-round);
      background: var(--plinth-color-surface);
    }
    :host([orientation='vertical']) .grip {
      inline-size: 1.5rem;
      block-size: 0.25rem;
    }
    :host([disabled]) [part='separator'] {
      --_split-line: var(--plinth-color-line);
      cursor: default;
    }
    :host([disabled]) .grip {
      visibility: hidden;
    }
    @media (pointer: coarse) {
      [part='separator'] {
        inline-size: 1.5rem;
      }
      :host([orientation='vertical']) [part='separator'] {
        block-size: 1.5rem;
      }
    }
    @media (forced-colors: active) {
      [part='separator'] {
        --_split-line: CanvasText;
      }
    }
  `,
];
