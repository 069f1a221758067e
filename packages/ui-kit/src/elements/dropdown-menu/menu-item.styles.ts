import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const menuItemStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  css`
    :host {
      display: block;
    }
    [part='base'] {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      min-block-size: var(--plinth-size-menu-item);
      padding: var(--plinth-space-1) 0.625rem;
      border-radius: var(--plinth-radius-control);
      color: inherit;
      text-decoration: none;
      outline-offset: -2px;
      cursor: pointer;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    .label {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    ::slotted([slot='start']),
    ::slotted([slot='end']) {
      flex: none;
      color: var(--plinth-color-text-faint);
    }
    .mark {
      flex: none;
      order: 1;
      inline-size: var(--plinth-size-icon-small);
      block-size: var(--plinth-size-icon-small);
      color: var(--plinth-color-primary-text);
    }
    [part='base']:is(:hover, :focus, [aria-expanded='true']) {
      background: var(--_hover-fill, var(--plinth-color-hover));
    }
    [part='base']:active {
      background: var(--plinth-color-active);
    }
    :host([checked]) [part='base'] {
      background: var(--plinth-color-selected);
      font-weight: var(--plinth-weight-medium);
    }
    :host([variant='danger']) [part='base'] {
      --_hover-fill: var(--plinth-color-danger-surface);
      color: var(--plinth-color-danger-text);
    }
    :host([disabled]) [part='base'] {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    :host(:is([disabled], [variant='danger'])) ::slotted(*) {
      color: inherit;
    }
    @media (forced-colors: active) {
      [part='base']:hover {
        outline: 1px solid Highlight;
        outline-offset: -1px;
      }
      :host([disabled]) [part='base'] {
        color: GrayText;
      }
    }
  `,
];
