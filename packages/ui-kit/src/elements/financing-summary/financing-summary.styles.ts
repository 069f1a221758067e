import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const financingSummaryStyles = [
  hostStyles,
  figureStyles,
  focusStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      position: relative;
      border-radius: min(var(--plinth-card-radius), var(--plinth-radius-card-max));
    }
    .column {
      display: flex;
      flex-direction: column;
      block-size: 100%;
      container-type: inline-size;
    }
    .top {
      display: flex;
      align-items: flex-start;
      justify-content: space-between;
      gap: var(--plinth-space-2) var(--plinth-space-4);
    }
    dl,
    dd {
      margin: 0;
    }
    dl {
      min-inline-size: 0;
    }
    dt {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-2);
      color: var(--plinth-color-text-muted);
      font-weight: var(--plinth-weight-medium);
    }
    .key {
      flex: none;
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: var(--plinth-radius-mark);
      background: var(--plinth-color-primary);
    }
    .large {
      margin-block: 0.125rem;
      font-size: var(--plinth-text-40);
      font-weight: var(--plinth-weight-semibold);
      line-height: var(--plinth-leading-40);
      letter-spacing: var(--plinth-tracking-40);
      overflow-wrap: anywhere;
    }
    .small {
      margin-block-start: var(--plinth-space-1);
      font-size: var(--plinth-text-24);
      font-weight: var(--plinth-weight-semibold);
      line-height: var(--plinth-leading-24);
      letter-spacing: var(--plinth-tracking-24);
      overflow-wrap: anywhere;
    }
    .strong {
      margin-block-start: var(--plinth-space-1);
      font-weight: var(--plinth-weight-medium);
    }
    .muted {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      overflow-wrap: anywhere;
    }
    .meter {
      margin-block-start: auto;
      padding-block-start: var(--plinth-space-6);
    }
    [part='next'],
    .lines-skeleton {
      margin-block-end: var(--plinth-space-4);
    }
    .progress {
      margin-block-start: auto;
      padding-block-start: var(--plinth-space-4);
      border-block-start: 1px solid var(--plinth-color-line-faint);
    }

    .label-skeleton {
      --plinth-skeleton-width: 8rem;
    }
    .figure-skeleton {
      --plinth-skeleton-width: 12rem;
      margin-block: 0.125rem;
    }
    .meter-skeleton {
      --plinth-skeleton-height: 4.0625rem;
    }
    /* The height of the amount, date and account, which have three different line heights. */
    .amount-skeleton {
      --plinth-skeleton-width: 8rem;
      margin-block-start: calc(
        2 * var(--plinth-space-1) + var(--plinth-leading-24) + var(--plinth-leading-13) - var(--plinth-leading-16) -
          var(--plinth-leading-14)
      );
    }
    .progress-skeleton {
      --plinth-skeleton-height: calc(2 * (var(--plinth-leading-13) + var(--plinth-space-2)) + 0.375rem);
    }
    /* Below this width, the meter's legend is stacked and the button has its own row. */
    @container (width < 30rem) {
      .meter-skeleton {
        --plinth-skeleton-height: 8.0625rem;
      }
      .top {
        flex-direction: column;
        align-items: stretch;
      }
    }
    @media (forced-colors: active) {
      .key {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
  `,
];
