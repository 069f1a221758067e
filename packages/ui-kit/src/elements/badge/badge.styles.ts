import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const badgeStyles = [
  hostStyles,
  glyphStyles,
  css`
    :host {
      display: inline-block;
      flex: none;
      max-inline-size: 100%;
      vertical-align: middle;
      line-height: 1 !important;
    }
    [part='base'] {
      display: inline-flex;
      align-items: center;
      gap: 0.3125rem;
      max-inline-size: 100%;
      min-block-size: 1.25rem;
      padding: 0.125rem 0.4375rem;
      border-radius: var(--plinth-radius-badge);
      background: var(--plinth-color-hover);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      letter-spacing: var(--plinth-tracking-12);
      line-height: 1.25;
      overflow-wrap: anywhere;
    }
    .glyph {
      inline-size: 0.75rem;
      block-size: 0.75rem;
      stroke-width: 2.25;
    }

    .plain {
      padding-inline: 0;
      background: none;
    }
    .primary {
      background: var(--plinth-color-primary-surface);
      color: var(--plinth-color-primary-text);
    }
    .success {
      background: var(--plinth-color-success-surface);
      color: var(--plinth-color-success-text);
    }
    .warning {
      background: var(--plinth-color-warning-surface);
      color: var(--plinth-color-warning-text);
    }
    .danger {
      background: var(--plinth-color-danger-surface);
      color: var(--plinth-color-danger-text);
    }
    .info {
      background: var(--plinth-color-info-surface);
      color: var(--plinth-color-info-text);
    }
    .accent {
      background: var(--plinth-color-accent-surface);
      box-shadow: inset 0 0 0 1px var(--plinth-color-accent-line);
      color: var(--plinth-color-accent-text);
    }
    .sandbox {
      border: 1px dashed var(--plinth-color-line-control);
      background: none;
      font-weight: var(--plinth-weight-semibold);
    }
    .sandbox:not(:lang(ar)) {
      letter-spacing: 0.05em;
    }

    .count {
      justify-content: center;
      min-inline-size: 1.0625rem;
      min-block-size: 1.0625rem;
      padding: 0 0.25rem;
      border: 0;
      border-radius: var(--plinth-radius-round);
      background: var(--plinth-color-accent);
      box-shadow: none;
      color: var(--plinth-color-on-accent);
      font-weight: var(--plinth-weight-semibold);
      font-variant-numeric: tabular-nums lining-nums;
      letter-spacing: 0;
      line-height: 1;
    }
    .dot {
      display: block;
      inline-size: 0.5rem;
      min-block-size: 0.5rem;
      padding: 0;
      border: 0;
      border-radius: 50%;
      background: var(--plinth-color-accent);
      box-shadow: none;
    }
    .dot slot {
      display: none;
    }
    @media (forced-colors: active) {
      [part='base']:not(.plain) {
        border: 1px solid CanvasText;
      }
      .dot {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
  `,
];
