import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const scrollToTopStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: block;
      inline-size: max-content;
      min-block-size: 2.75rem;
    }
    [part='base'] {
      display: grid;
      place-items: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      padding: 0;
      margin: 0;
      border: 1px solid var(--plinth-color-line-button);
      border-radius: var(--plinth-button-radius);
      background: var(--plinth-color-surface-float);
      color: var(--plinth-color-text-muted);
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
      transition:
        opacity var(--plinth-motion-base) var(--plinth-motion-ease),
        translate var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    @starting-style {
      [part='base'] {
        opacity: 0;
        translate: 0 0.25rem;
      }
    }
    [part='base']:hover {
      color: var(--plinth-color-text);
    }
    [part='base']:focus-visible {
      outline-offset: -2px;
    }
    @media (width >= 1200px) and (pointer: fine) {
      :host {
        position: fixed;
        inset-block-end: var(--plinth-space-6);
        inset-inline-end: 0;
        z-index: var(--plinth-layer-sticky);
        min-block-size: 0;
      }
      [part='base'] {
        inline-size: 1.75rem;
        border-inline-end: 0;
        border-start-end-radius: 0;
        border-end-end-radius: 0;
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border: 1px solid ButtonText;
      }
    }
    @media print {
      :host {
        display: none;
      }
    }
  `,
];
