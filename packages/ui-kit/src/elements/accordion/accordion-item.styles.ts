import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const accordionItemStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: block;
    }
    [part='base'] {
      border-block-end: 1px solid var(--plinth-color-line);
      interpolate-size: allow-keywords;
    }
    [part='base']::details-content {
      block-size: 0;
      overflow: clip;
      overflow-clip-margin: 0.25rem;
      transition:
        block-size var(--plinth-motion-base) var(--plinth-motion-ease),
        content-visibility var(--plinth-motion-base) allow-discrete;
    }
    [part='base'][open]::details-content {
      block-size: auto;
    }
    [part='header'] {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-3);
      min-block-size: var(--plinth-size-row);
      margin-inline: -0.25rem;
      padding: 0.5rem 0.25rem;
      border-radius: var(--plinth-radius-mark);
      list-style: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    [part='header']::-webkit-details-marker {
      display: none;
    }
    [part='header']:hover {
      background: var(--plinth-color-hover);
    }
    [part='header']:focus-visible {
      outline-offset: -2px;
    }
    [part='heading'] {
      flex: 1;
      min-inline-size: 0;
      font-weight: var(--plinth-weight-semibold);
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    ::slotted([slot='heading']) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;
    }
    ::slotted([slot='end']) {
      flex: none;
      color: var(--plinth-color-text-muted);
    }
    .glyph {
      color: var(--plinth-color-text-faint);
    }
    [part='base'][open] .glyph {
      rotate: 180deg;
    }
    [part='body'] {
      padding: 0.25rem 0 var(--plinth-space-5);
      color: var(--plinth-color-text-muted);
      text-wrap: pretty;
      overflow-wrap: anywhere;
    }
    @media (forced-colors: active) {
      [part='body'] {
        color: CanvasText;
      }
    }
  `,
];
