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
      font-weight: var(--plinth-weight-medium);
    }
    .label-end {
      display: flex;
      gap: var(--plinth-space-3);
      margin-inline-start: auto;
    }

    [part='control'] {
      display: block;
    }

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
    .grid > :is([part='error'], .alert) {
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
    .end ::slotted(*),
    .end .corner {
      pointer-events: auto;
    }
    .end .corner {
      margin-inline-end: 0.25rem;
      outline-offset: -2px;
    }
    ::slotted([slot='start']) {
      margin-inline-start: 0.75rem;
    }
    ::slotted([slot='end']) {
      margin-inline-end: 0.25rem;
    }

    ::slotted(:is(input, select, textarea)) {
      appearance: none;
      box-sizing: border-box;
      display: block;
      inline-size: 100%;
      min-inline-size: 0;
      min-block-size: var(--plinth-size-control);
      margin: 0;
      padding: 0 var(--_padding-end, 0.75rem) 0 var(--_padding-start, 0.75rem);
      border: 1px solid var(--plinth-color-line-control);
      border-radius: var(--plinth-field-radius);
      background: var(--plinth-color-field);
      color: var(--plinth-color-text);
      font: inherit;
      letter-spacing: inherit;
      text-align: left;
    }
    /* Physical sides, because the control may have its own direction: a phone number is always left-to-right. */
    :host(:dir(rtl)) ::slotted(:is(input, select, textarea)) {
      padding-right: var(--_padding-start, 0.75rem);
      padding-left: var(--_padding-end, 0.75rem);
      text-align: right;
    }
    :host([size='large']) ::slotted(:is(input, select)) {
      min-block-size: var(--plinth-size-control-large);
    }
    :host([size='large']) ::slotted(:is(input, select, textarea)) {
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
    ::slotted(:is(input, select, textarea):autofill) {
      box-shadow: inset 0 0 0 100vmax var(--plinth-color-selected);
      -webkit-text-fill-color: var(--plinth-color-text);
    }
    ::slotted(:is(input, textarea)[readonly]) {
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

    :host([busy]) :is([part='control'], .start, .end) {
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
    [part='error'] {
      display: block;
    }
    :host(:state(invalid)) [part='error'] {
      margin-block-start: 0.375rem;
      padding-inline-start: 1.3125rem;
    }
    .alert {
      inline-size: 0.9375rem;
      block-size: 0.9375rem;
      margin-block-start: 0.53125rem;
      color: var(--plinth-color-danger-text);
    }
    ::slotted([slot='error']) {
      display: block;
    }
    ::slotted([slot='help']:not(:empty)),
    .server-text {
      display: block;
      margin-block-start: 0.375rem;
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
