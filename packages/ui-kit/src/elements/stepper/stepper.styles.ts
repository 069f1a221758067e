import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const stepperStyles = [
  hostStyles,
  glyphStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    ol {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      position: relative;
      padding-block-end: 1.25rem;
      line-height: 1.375rem;
      color: var(--plinth-color-text-muted);
    }
    li:last-child {
      padding-block-end: 0;
    }
    li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-inline-start: 0.65625rem;
      inset-block: 1.5rem 0.125rem;
      border-inline-start: 1px solid var(--plinth-color-line-button);
    }
    .step {
      display: flex;
      gap: 0.75rem;
      color: inherit;
      text-decoration: none;
    }
    .step > :last-child,
    .title {
      min-inline-size: 0;
    }
    button {
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      font: inherit;
      text-align: start;
      cursor: pointer;
    }
    :is(a, button):hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    :is(a, button):focus-visible {
      border-radius: var(--plinth-radius-mark);
      outline: 2px solid var(--plinth-color-focus);
      outline-offset: 2px;
    }
    .mark {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 1.375rem;
      block-size: 1.375rem;
      border: 1px solid var(--plinth-color-line-button);
      border-radius: 50%;
      font-size: var(--plinth-text-12);
      font-weight: var(--plinth-weight-medium);
      font-variant-numeric: tabular-nums;
      line-height: 1;
    }
    .mark .glyph {
      inline-size: 0.75rem;
      block-size: 0.75rem;
      stroke-width: 2.5;
    }
    .done {
      color: var(--plinth-color-text);
    }
    .done .mark {
      border-color: var(--plinth-color-primary-line);
      background: var(--plinth-color-primary-surface);
      color: var(--plinth-color-primary-text);
    }
    .current {
      color: var(--plinth-color-text);
      font-weight: var(--plinth-weight-semibold);
    }
    .current .mark {
      border-color: var(--plinth-color-primary);
      background: var(--plinth-color-primary);
      color: var(--plinth-color-on-primary);
      font-weight: var(--plinth-weight-semibold);
    }

    .bar-label {
      display: flex;
      justify-content: space-between;
      gap: var(--plinth-space-3);
      margin: 0 0 var(--plinth-space-2);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    .title {
      font-weight: var(--plinth-weight-medium);
    }
    .count {
      flex: none;
      font-variant-numeric: tabular-nums;
      color: var(--plinth-color-text-muted);
    }
    [part='bar'] {
      block-size: 4px;
      border-radius: 2px;
      background: var(--plinth-color-track);
      box-shadow: inset 0 0 0 1px var(--plinth-color-line-faint);
      overflow: hidden;
    }
    .fill {
      inline-size: calc(100% * var(--_share, 0));
      block-size: 100%;
      border-radius: inherit;
      background: var(--plinth-color-primary);
    }

    .row {
      container-type: inline-size;
      /* As an item of a row, the element would have no width of its own. */
      contain-intrinsic-inline-size: 15rem;
    }
    .row > ol {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: var(--plinth-space-2);
    }
    .row > :is(.bar-label, [part='bar']) {
      display: none;
    }
    .row li {
      padding: 0;
    }
    .row li:not(:last-child)::before {
      inset-block: 0.65625rem auto;
      inset-inline: 1.875rem 0;
      border-inline-start: 0;
      border-block-start: 1px solid var(--plinth-color-line-button);
    }
    .row .step {
      flex-direction: column;
      gap: var(--plinth-space-1);
      padding-inline-end: var(--plinth-space-2);
    }
    @container (inline-size < 30rem) {
      .few > ol {
        display: none;
      }
      .few > .bar-label {
        display: flex;
      }
      .few > [part='bar'] {
        display: block;
      }
    }
    @container (inline-size < 48rem) {
      .many > ol {
        display: none;
      }
      .many > .bar-label {
        display: flex;
      }
      .many > [part='bar'] {
        display: block;
      }
    }
    @media (pointer: coarse) {
      :is(a, button) {
        padding-block: 0.6875rem;
        margin-block: -0.6875rem;
      }
    }
    @media (forced-colors: active) {
      .current .mark {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      [part='bar'] {
        border: 1px solid CanvasText;
      }
      .fill {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
  `,
];
