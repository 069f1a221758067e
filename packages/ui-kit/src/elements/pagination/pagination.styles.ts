import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const paginationStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      container-type: inline-size;
    }
    .row,
    .pages {
      display: flex;
      align-items: center;
      gap: 0.125rem;
    }
    :host([alignment='center']) .row {
      justify-content: center;
    }
    :host([alignment='end']) .row {
      justify-content: flex-end;
    }
    .page,
    .gap {
      display: inline-grid;
      place-items: center;
      min-inline-size: var(--plinth-size-control-small);
      block-size: var(--plinth-size-control-small);
      padding: 0 0.375rem;
      margin: 0;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: none;
      color: var(--plinth-color-text-muted);
      font: inherit;
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-medium);
      font-variant-numeric: tabular-nums lining-nums;
      letter-spacing: inherit;
      line-height: 1;
      text-decoration: none;
      cursor: pointer;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }
    .gap {
      cursor: default;
    }
    .page:hover {
      background: var(--plinth-color-hover);
      color: var(--plinth-color-text);
    }
    .page:active {
      background: var(--plinth-color-active);
    }
    /* The gap to the neighbouring pages is two pixels wide. */
    .page:focus-visible {
      outline-offset: 0;
    }
    .current,
    .current:hover {
      background: var(--plinth-color-selected);
      box-shadow: inset 0 0 0 1.5px var(--plinth-color-primary);
      color: var(--plinth-color-primary-text);
      cursor: default;
    }
    .disabled,
    .disabled:hover {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    .status {
      display: none;
      padding-inline: var(--plinth-space-1);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      font-variant-numeric: tabular-nums lining-nums;
    }
    @container (width < 24rem) {
      .pages {
        display: none;
      }
      .status {
        display: block;
      }
    }
    @media (pointer: coarse) {
      @container (width < 36rem) {
        .pages {
          display: none;
        }
        .status {
          display: block;
        }
      }
    }
    @media (forced-colors: active) {
      .page {
        border: 1px solid ButtonText;
      }
      .current {
        outline: 2px solid Highlight;
        outline-offset: -3px;
      }
      .disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
];
