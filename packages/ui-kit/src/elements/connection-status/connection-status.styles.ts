import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const connectionStatusStyles = [
  hostStyles,
  glyphStyles,
  css`
    :host {
      display: inline-flex;
      max-inline-size: 100%;
      vertical-align: middle;
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13) !important;
      line-height: var(--plinth-leading-13) !important;
    }
    [part='base'] {
      display: inline-flex;
      align-items: center;
      gap: 0.375rem;
      min-inline-size: 0;
    }
    [part='base'] > span:last-child {
      min-inline-size: 0;
    }
    .dot {
      flex: none;
      inline-size: 0.4375rem;
      block-size: 0.4375rem;
      border-radius: 50%;
      background: var(--plinth-color-success);
    }
    .glyph {
      inline-size: 0.75rem;
      block-size: 0.75rem;
      stroke-width: 2.25;
    }
    :host([status='AUTH_ERROR']) {
      color: var(--plinth-color-accent-text);
    }
    :host([status='AUTH_ERROR']:not([plain])) [part='base'] {
      min-block-size: 1.25rem;
      padding-inline: 0.4375rem;
      border-radius: var(--plinth-radius-badge);
      background: var(--plinth-color-accent-surface);
      box-shadow: inset 0 0 0 1px var(--plinth-color-accent-line);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      letter-spacing: var(--plinth-tracking-12);
      line-height: var(--plinth-leading-12);
    }
    @media (forced-colors: active) {
      .dot {
        forced-color-adjust: none;
        background: CanvasText;
      }
      :host([status='AUTH_ERROR']:not([plain])) [part='base'] {
        border: 1px solid CanvasText;
      }
    }
  `,
];
