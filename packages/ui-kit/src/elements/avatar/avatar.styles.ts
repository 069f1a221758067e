import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const avatarStyles = [
  hostStyles,
  glyphStyles,
  css`
    :host {
      display: inline-block;
      flex: none;
      vertical-align: middle;
    }
    [part='base'] {
      --_size: 2rem;
      position: relative;
      display: grid;
      place-items: center;
      inline-size: var(--_size);
      block-size: var(--_size);
      border-radius: 50%;
      background: light-dark(var(--plinth-palette-ink-100), var(--plinth-color-primary-surface));
      color: var(--plinth-color-primary-text);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-semibold);
      letter-spacing: 0.01em;
      line-height: 1;
      white-space: nowrap;
    }
    .tint-1 {
      background: var(--plinth-color-info-surface);
      color: var(--plinth-color-info-text);
    }
    .tint-2 {
      background: var(--plinth-color-success-surface);
      color: var(--plinth-color-success-text);
    }
    .tint-3 {
      background: var(--plinth-color-active);
      color: var(--plinth-color-text-muted);
    }
    [part='picture'] {
      grid-area: 1 / 1;
      inline-size: 100%;
      block-size: 100%;
      border-radius: inherit;
      object-fit: cover;
    }

    .square {
      border-radius: min(var(--plinth-radius-control), var(--_size) / 4);
      background: var(--plinth-color-surface-sunken);
      box-shadow: inset 0 0 0 1px var(--plinth-color-line);
      color: var(--plinth-color-text-muted);
    }
    .square [part='picture'] {
      padding: 1px;
      object-fit: contain;
    }
    .small {
      --_size: 1.5rem;
      letter-spacing: -0.02em;
    }
    [part='base']:lang(ar) {
      letter-spacing: 0;
    }
    .large {
      --_size: 2.5rem;
      font-size: var(--plinth-text-14);
    }
    .huge {
      --_size: 4rem;
      font-size: var(--plinth-text-20);
    }

    .presence {
      position: absolute;
      inset-block-end: -1px;
      inset-inline-end: -1px;
      inline-size: 0.625rem;
      block-size: 0.625rem;
      border-radius: 50%;
      background: var(--plinth-color-success);
      box-shadow: 0 0 0 2px var(--plinth-color-surface);
    }
    .away {
      background: var(--plinth-color-warning);
    }
    .busy {
      background: var(--plinth-color-danger);
    }
    .offline {
      background: var(--plinth-color-surface);
      border: 2px solid var(--plinth-color-line-control);
    }
    @media (forced-colors: active) {
      [part='base'] {
        border: 1px solid CanvasText;
      }
      .presence {
        border: 2px solid CanvasText;
      }
      .online {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
  `,
];
