import { css } from 'lit';
import { cornerButtonStyles } from '#base/corner-button.styles.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';

export const cardStyles = [
  hostStyles,
  focusStyles,
  glyphStyles,
  cornerButtonStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      contain: inline-size;
    }
    :host([variant='hero']) {
      container-type: inline-size;
    }
    [part='base'] {
      border: 1px solid var(--plinth-card-line);
      border-radius: min(var(--plinth-card-radius), var(--plinth-radius-card-max));
      background: var(--plinth-card-surface);
    }
    [part='head'] {
      align-content: center;
      min-block-size: 3.75rem;
      padding: var(--plinth-space-4) var(--plinth-card-padding) var(--plinth-space-3);
    }
    /* A heading alone needs no flex container, which takes time and memory. */
    .row {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--plinth-space-2) var(--plinth-space-3);
    }
    ::slotted([slot='heading']) {
      display: block;
      margin: 0;
      font-size: var(--plinth-text-16);
      font-weight: var(--plinth-weight-semibold);
      letter-spacing: var(--plinth-tracking-16);
      line-height: var(--plinth-leading-16);
      text-wrap: balance;
    }
    ::slotted([slot]),
    slot[name='actions'] {
      min-inline-size: 0;
    }
    slot[name='actions'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--plinth-space-2);
      margin-inline-start: auto;
    }
    .buttons {
      display: flex;
      margin-inline: auto -0.375rem;
    }
    .with-actions .buttons {
      margin-inline-start: 0;
    }
    [aria-expanded='true'] .glyph {
      rotate: 180deg;
    }
    .collapsed [part='head'] {
      padding-block-end: var(--plinth-space-4);
    }
    [aria-busy] {
      cursor: progress;
    }
    [aria-busy] .glyph {
      animation: turn var(--plinth-motion-turn) linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
    :not(.with-head) > [part='head'],
    :not(.with-actions) > slot[name='actions'],
    :not(.with-aside) > [part='aside'],
    :not(.with-foot) > [part='foot'],
    .collapsed > :not([part='head']) {
      display: none !important;
    }
    [part='body'],
    [part='aside'] {
      display: block;
      min-inline-size: 0;
      padding: var(--plinth-card-padding);
    }
    .with-head [part='body'] {
      padding-block-start: var(--plinth-space-2);
    }
    [part='foot'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--plinth-space-2) var(--plinth-space-4);
      padding: 0.625rem var(--plinth-card-padding);
      border-block-start: 1px solid var(--plinth-color-line-faint);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }

    /* Classes and not attributes of the host: the browser skips rules for classes that no element around has. */
    .flush {
      overflow: clip;
    }
    .flush [part='body'] {
      padding: 0;
    }
    .hero {
      display: grid;
      grid-template-columns: minmax(0, 1.62fr) minmax(0, 1fr);
    }
    .hero :is([part='head'], [part='foot']) {
      grid-column: 1 / -1;
    }
    .hero:not(.with-aside) [part='body'] {
      grid-column: 1 / -1;
    }
    .hero :is([part='body'], [part='aside']) {
      display: flex;
      flex-direction: column;
      padding-block: 1.75rem 1.5rem;
    }
    .hero [part='aside'] {
      border-inline-start: 1px solid var(--plinth-color-line);
    }
    @container (width < 48rem) {
      .hero {
        grid-template-columns: minmax(0, 1fr);
      }
      .hero :is([part='body'], [part='aside']) {
        padding-block: var(--plinth-space-5);
      }
      .hero [part='aside'] {
        border-inline-start: 0;
        border-block-start: 1px solid var(--plinth-color-line);
      }
    }
    @media (forced-colors: active) {
      [part='base'] {
        border-color: CanvasText;
      }
    }
  `,
];
