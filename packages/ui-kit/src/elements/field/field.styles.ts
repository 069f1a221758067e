import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { messageStyles } from '#base/message.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const fieldStyles = [
  hostStyles,
  focusStyles,
  cornerButtonStyles,
  glyphStyles,
  messageStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='label-row'] {
      margin-block-end: 0.375rem;
    }
    slot[part='label-row'] {
      display: block;
    }
    ::slotted([slot='label']) {
      display: block;
      inline-size: fit-content;
      max-inline-size: 100%;
      font-weight: var(--plinth-weight-medium);
    }
    .label-end {
      display: flex;
      gap: var(--plinth-space-3);
      margin-inline-start: auto;
    }

    [part='control'] {
      display: block;
      text-align: start;
    }

    /*
     * Rules for what few fields have start with a class of the base: browsers skip those where no element has the
     * class, and compare every other rule with each child of each field.
     */

    /* A field with content over its control, or a counter; without, block layout is faster. */
    .grid {
      position: relative;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      --_start: 0px;
      --_end: 0px;
      --_padding-start: calc(0.75rem + max(0px, var(--_start) - 0.25rem));
      --_padding-end: calc(0.75rem + max(0px, var(--_end) - 0.5rem));
    }
    .grid > * {
      grid-column: 1 / -1;
    }
    .grid > :is([part='control'], .start, .end, .skeleton) {
      grid-row: 2;
    }
    .grid > [part='error'] {
      grid-row: 3;
    }
    .grid > [part='help'] {
      display: block;
      grid-row: 4;
    }
    .grid > .start {
      grid-column: 1;
    }
    .grid > .end {
      grid-column: 3;
      justify-self: end;
    }
    .start,
    .end {
      display: flex;
      align-items: center;
      align-self: center;
      gap: var(--plinth-space-1);
      color: var(--plinth-color-text-faint);
      pointer-events: none;
    }
    .start ::slotted(*) {
      margin-inline-start: 0.75rem;
    }
    .end ::slotted(*),
    .end .corner {
      margin-inline-end: 0.25rem;
      pointer-events: auto;
    }
    .end .corner {
      outline-offset: -2px;
    }

    ::slotted(:is(input, select, textarea)) {
      appearance: none;
      box-sizing: border-box;
      display: block;
      inline-size: 100%;
      min-inline-size: 0;
      min-block-size: var(--plinth-size-control);
      margin: 0;
      padding: 0 0.75rem;
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-field-radius);
      background: var(--plinth-color-field);
      color: var(--plinth-color-text);
      font: inherit;
      letter-spacing: inherit;
      /* The side of the field's direction: the control may have its own, as a phone number is always left-to-right. */
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    .grid:dir(ltr) ::slotted(:is(input, select, textarea)) {
      padding-right: var(--_padding-end);
      padding-left: var(--_padding-start);
    }
    .grid:dir(rtl) ::slotted(:is(input, select, textarea)) {
      padding-right: var(--_padding-start);
      padding-left: var(--_padding-end);
    }
    .large ::slotted(:is(input, select)) {
      min-block-size: var(--plinth-size-control-large);
    }
    .large ::slotted(:is(input, select, textarea)) {
      font-size: var(--plinth-text-16);
      letter-spacing: var(--plinth-tracking-16);
    }
    ::slotted([hidden]) {
      display: none !important;
    }
    ::slotted(*)::placeholder {
      color: var(--plinth-color-text-faint);
      opacity: 1;
    }
    ::slotted(textarea) {
      border-radius: min(var(--plinth-field-radius), var(--plinth-radius-box-max));
      min-block-size: 5rem;
      padding-block: 0.5rem;
      resize: vertical;
    }
    @supports (field-sizing: content) {
      :host([grow]) ::slotted(textarea) {
        field-sizing: content;
        max-block-size: var(--plinth-field-max-size, 15rem);
        resize: none;
      }
    }
    ::slotted(:is(input, select, textarea):hover) {
      border-color: var(--plinth-color-text-muted);
    }
    ::slotted(:is([aria-invalid='true'], :user-invalid)) {
      border-color: var(--plinth-color-danger);
      box-shadow: inset 0 0 0 1px var(--plinth-color-danger);
    }
    ::slotted(:is(input, select, textarea):focus) {
      border-color: var(--plinth-color-focus);
      outline: 1px solid var(--plinth-color-focus);
      outline-offset: 0;
      box-shadow: none;
    }
    ::slotted(:autofill) {
      box-shadow: inset 0 0 0 100vmax var(--plinth-color-selected);
      -webkit-text-fill-color: var(--plinth-color-text);
    }
    ::slotted(:is([readonly], [aria-readonly='true'])) {
      background: none;
    }
    ::slotted(:is(input, select, textarea):disabled) {
      border-color: transparent;
      background: var(--plinth-color-disabled);
      color: var(--plinth-color-text-disabled);
      -webkit-text-fill-color: currentColor;
      opacity: 1;
      cursor: not-allowed;
    }

    .end > .glyph {
      margin-inline-end: 0.75rem;
    }

    .busy > :is([part='control'], .start, .end) {
      visibility: hidden;
    }
    .skeleton {
      block-size: 100%;
      border-radius: var(--plinth-field-radius);
      background: var(--plinth-color-skeleton);
      animation: pulse var(--plinth-motion-pulse) var(--plinth-motion-ease) infinite alternate;
    }
    @keyframes pulse {
      to {
        opacity: 0.5;
      }
    }

    /* The counter is beside the messages. */
    .with-counter > :is([part='error'], [part='help']) {
      grid-column: 1 / 3;
    }
    .invalid > [part='error'] {
      margin-block-start: 0.375rem;
    }
    .with-help ::slotted([slot='help']:not(:empty)),
    .server-text {
      display: block;
      margin-block-start: 0.375rem;
    }
    .invalid slot[name='error'],
    .invalid ::slotted([slot='error']) {
      display: block;
      min-inline-size: 0;
    }
    .with-help ::slotted([slot='help']),
    .invalid ::slotted([slot='error']) {
      unicode-bidi: plaintext;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    .grid > [part='counter'] {
      grid-area: 3 / 3 / 5 / 4;
      margin-block-start: 0.375rem;
      margin-inline-start: var(--plinth-space-3);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      font-variant-numeric: tabular-nums lining-nums;
      color: var(--plinth-color-text-muted);
      white-space: nowrap;
    }

    @media (pointer: coarse) {
      ::slotted(:is(input, select, textarea)) {
        font-size: var(--plinth-text-16);
      }
    }
    @media (forced-colors: active) {
      ::slotted(:is(input, select, textarea):disabled) {
        border-color: GrayText;
        color: GrayText;
      }
      .skeleton {
        border: 1px solid GrayText;
      }
    }
  `,
];
