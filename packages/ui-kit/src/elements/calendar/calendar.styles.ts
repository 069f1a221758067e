import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const calendarStyles = [
  hostStyles,
  glyphStyles,
  focusStyles,
  cornerButtonStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-block;
      --_day: 2.25rem;
    }
    [part='base'] {
      display: flex;
      gap: var(--plinth-space-3) var(--plinth-space-6);
      inline-size: fit-content;
      max-inline-size: 100%;
    }
    .sheet {
      position: relative;
      min-inline-size: 0;
    }
    [part='presets'] {
      display: flex;
      flex-direction: column;
      gap: 2px;
      min-inline-size: 8rem;
    }
    [part='preset'] {
      min-block-size: var(--plinth-size-control-small);
      padding: var(--plinth-space-1) 0.625rem;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: start;
      cursor: pointer;
      touch-action: manipulation;
    }
    [part='preset']:hover {
      background: var(--plinth-color-hover);
    }
    [part='preset'][aria-pressed='true'] {
      background: var(--plinth-color-selected);
      font-weight: var(--plinth-weight-medium);
    }
    [part='preset']:disabled {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    .selects {
      display: flex;
      justify-content: center;
      gap: var(--plinth-space-1);
    }
    .selects select {
      min-inline-size: 0;
      margin: 0;
      padding: 0 0.25rem;
      border: 0;
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-surface-float);
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      cursor: pointer;
    }
    .selects select:hover {
      background: var(--plinth-color-hover);
    }
    [part='head'] {
      position: absolute;
      inset-inline: 0;
      inset-block-start: 0;
      display: flex;
      justify-content: space-between;
      pointer-events: none;
    }
    [part='head'] button {
      pointer-events: auto;
    }
    .corner:disabled {
      background: none;
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
    }
    .months {
      display: flex;
      flex-wrap: wrap;
      gap: var(--plinth-space-4) var(--plinth-space-6);
    }
    .month {
      inline-size: calc(7 * var(--_day));
    }
    .title {
      min-block-size: var(--plinth-size-control-small);
      padding-inline: 2rem;
      font-weight: var(--plinth-weight-semibold);
      line-height: var(--plinth-size-control-small);
      text-align: center;
    }
    table {
      border-collapse: separate;
      border-spacing: 0 2px;
      inline-size: 100%;
      margin-block-start: var(--plinth-space-1);
      table-layout: fixed;
    }
    th {
      padding: 0;
      block-size: 2rem;
      color: var(--plinth-color-text-faint);
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      letter-spacing: var(--plinth-tracking-12);
      line-height: var(--plinth-leading-12);
    }
    td {
      padding: 0;
      block-size: var(--_day);
      font-variant-numeric: tabular-nums lining-nums;
      text-align: center;
    }
    [part='day'] {
      position: relative;
      outline: none;
      cursor: pointer;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    [part='day'] span {
      display: grid;
      place-items: center;
      inline-size: 100%;
      block-size: 100%;
      border-radius: var(--plinth-radius-control);
    }
    [part='day']:not([aria-disabled]):hover span {
      box-shadow: inset 0 0 0 1px var(--plinth-color-text-muted);
    }
    .today span {
      color: var(--plinth-color-primary-text);
      font-weight: var(--plinth-weight-semibold);
    }
    .today span::after {
      content: '';
      position: absolute;
      inset-block-end: 0.25rem;
      inline-size: 0.25rem;
      block-size: 0.25rem;
      border-radius: 50%;
      background: currentColor;
    }
    .in {
      background: var(--plinth-color-selected);
    }
    .from {
      border-start-start-radius: var(--plinth-radius-control);
      border-end-start-radius: var(--plinth-radius-control);
    }
    .to {
      border-start-end-radius: var(--plinth-radius-control);
      border-end-end-radius: var(--plinth-radius-control);
    }
    [part='day']:is(.from, .to) span {
      box-shadow: inset 0 0 0 2px var(--plinth-color-primary);
      font-weight: var(--plinth-weight-semibold);
    }
    [part='day'][aria-disabled] {
      color: var(--plinth-color-text-disabled);
      cursor: not-allowed;
      text-decoration: line-through;
    }
    [part='day']:focus-visible {
      z-index: 1;
      border-radius: var(--plinth-radius-control);
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: -1px;
    }
    /* When the months are stacked, the buttons stay beside the first one. */
    @media (width < 40rem) {
      [part='base'] {
        flex-direction: column;
        inline-size: calc(7 * var(--_day));
      }
      [part='presets'] {
        flex-flow: row wrap;
      }
    }
    @media (pointer: coarse) {
      :host {
        --_day: 2.75rem;
      }
      [part='preset'] {
        min-block-size: 2.75rem;
      }
    }
    @media (forced-colors: active) {
      [part='preset'],
      .selects select {
        border: 1px solid ButtonText;
      }
      [part='preset']:disabled {
        border-color: GrayText;
        color: GrayText;
      }
      [part='preset'][aria-pressed='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      .in {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      .today span::after {
        forced-color-adjust: none;
      }
      .in.today span {
        color: inherit;
      }
      [part='day'][aria-disabled] {
        color: GrayText;
      }
    }
  `,
];
