import { css } from 'lit';
import { countStyles } from '#base/count.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

/**
 * Styles of items and groups. The menu's list is a size container: a list that is only as wide as an icon visually hides
 * everything else.
 */
export const sideMenuEntryStyles = [
  hostStyles,
  glyphStyles,
  countStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      --_level: var(--plinth-side-menu-level, 0);
      --_indent: calc(0.75rem + min(var(--_level), 1) * 1.875rem + max(var(--_level) - 1, 0) * 0.75rem);
    }
    [part='base'] {
      position: relative;
      display: flex;
      align-items: center;
      gap: 0.75rem;
      inline-size: 100%;
      min-block-size: var(--plinth-size-menu-item);
      margin: 0 0 2px;
      padding: 0;
      padding-inline: var(--_indent) 0.75rem;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: none;
      color: var(--plinth-color-text-muted);
      font: inherit;
      font-weight: calc(500 - 100 * min(var(--_level), 1));
      letter-spacing: inherit;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    ::slotted([slot='icon']) {
      flex: none;
      color: var(--plinth-color-text-faint);
    }
    .label {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .end {
      display: flex;
      flex: none;
      color: var(--plinth-color-text-faint);
    }
    .dot {
      flex: none;
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: 50%;
      background: var(--plinth-color-accent);
    }
    [part='base']:hover {
      background: var(--plinth-color-hover);
      color: var(--plinth-color-text);
    }
    [part='base']:active {
      background: var(--plinth-color-active);
    }
    [part='base']:focus-visible {
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -2px;
    }
    :host([current]) [part='base'] {
      background: var(--plinth-menu-selected);
      box-shadow: inset 0 0 0 1px var(--plinth-menu-selected-line);
      color: var(--plinth-color-text);
      font-weight: var(--plinth-weight-semibold);
    }
    :host([current]) ::slotted([slot='icon']) {
      color: var(--plinth-color-primary-text);
    }
    [part='base'][aria-disabled='true'] {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    [part='base'][aria-disabled='true'] ::slotted([slot='icon']) {
      color: inherit;
    }

    .chevron {
      transition: rotate var(--plinth-motion-fast) var(--plinth-motion-ease);
    }
    [aria-expanded='true'] .chevron {
      rotate: 180deg;
    }
    .title {
      margin: 1rem 0.75rem 0.375rem;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      line-height: var(--plinth-leading-12);
      letter-spacing: var(--plinth-tracking-12);
      white-space: nowrap;
    }
    .nested {
      --plinth-side-menu-level: calc(var(--_level) + 1);
    }

    /* The entries that do not fit into the bar have a slot. */
    :host([bar]:not([slot])) {
      position: relative;
      flex: none;
    }
    :host([bar]:not([slot])) [part='base'] {
      gap: 0.5rem;
      inline-size: auto;
      margin: 0;
      white-space: nowrap;
    }
    :host([within]) [part='base'] {
      color: var(--plinth-color-text);
      font-weight: var(--plinth-weight-semibold);
    }
    :host([bar][within]:not([slot])) [part='base'] {
      background: var(--plinth-menu-selected);
      box-shadow: inset 0 0 0 1px var(--plinth-menu-selected-line);
    }
    :host([bar]:not([slot])) .nested {
      position: absolute;
      inset-block-start: calc(100% + 0.25rem);
      inset-inline-start: 0;
      inline-size: var(--plinth-menu-width);
      max-block-size: calc(100dvb - 9rem);
      padding: 0.375rem;
      overflow: auto;
      border: 1px solid var(--plinth-color-line);
      border-radius: min(var(--plinth-radius-card), var(--plinth-radius-card-max));
      background: var(--plinth-color-surface-float);
      box-shadow: var(--plinth-shadow-menu);
      --plinth-side-menu-level: 0;
    }
    :host([bar][flipped]:not([slot])) .nested {
      inset-inline: auto 0;
    }

    @container plinth-menu (inline-size < 6rem) {
      [part='base'] {
        justify-content: center;
        padding: 0;
      }
      .label,
      .count {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
      .end,
      .nested {
        display: none;
      }
      .dot {
        position: absolute;
        inset-block-start: 0.375rem;
        inset-inline-end: 0.5rem;
      }
      .title {
        overflow: hidden;
        opacity: 0;
      }
    }
    @media (forced-colors: active) {
      .dot {
        background: Highlight;
        forced-color-adjust: none;
      }
      :host([current]) [part='base'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      [part='base'][aria-disabled='true'] {
        color: GrayText;
      }
    }
  `,
];
