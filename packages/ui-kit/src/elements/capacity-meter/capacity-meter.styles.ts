import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';

export const capacityMeterStyles = [
  hostStyles,
  figureStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    .frame {
      container-type: inline-size;
    }
    [part='bar'] {
      display: flex;
      gap: 2px;
      block-size: 0.75rem;
      overflow: hidden;
      border-radius: 3px;
    }
    [part='bar']:empty {
      background: var(--plinth-color-track);
      box-shadow: inset 0 0 0 1px var(--plinth-color-line-faint);
    }
    [part='bar'] > span {
      min-inline-size: 2px;
      border-radius: 1px;
    }
    [part='bar'] > .settled {
      flex: var(--_settled) 1 0;
    }
    [part='bar'] > .pending {
      flex: var(--_pending) 1 0;
    }
    [part='bar'] > .free {
      flex: var(--_free) 1 0;
    }
    [part='bar'] > .unused {
      flex: var(--_unused) 1 0;
    }
    .settled {
      background: var(--plinth-color-chart-2);
    }
    .pending {
      background: repeating-linear-gradient(
        -45deg,
        var(--plinth-color-chart-2) 0 2px,
        var(--plinth-color-track) 2px 4.5px
      );
    }
    .free {
      background: var(--plinth-color-primary);
    }
    .unused {
      background: var(--plinth-color-track);
      box-shadow: inset 0 0 0 1px var(--plinth-color-line-faint);
    }

    [part='legend'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--plinth-space-2) var(--plinth-space-8);
      margin: var(--plinth-space-3) 0 0;
    }
    [part='legend'] > :last-child {
      margin-inline-start: auto;
      text-align: end;
    }
    dt {
      display: flex;
      align-items: center;
      gap: 0.375rem;
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    [part='legend'] > :last-child dt {
      justify-content: flex-end;
    }
    dd {
      margin: 0;
      font-weight: var(--plinth-weight-semibold);
    }
    .mark {
      flex: none;
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: var(--plinth-radius-mark);
    }
    @container (width < 30rem) {
      [part='legend'] {
        display: block;
        margin-block-start: 0.25rem;
      }
      [part='legend'] > div {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--plinth-space-4);
        padding-block: var(--plinth-space-2);
        border-block-start: 1px solid var(--plinth-color-line-faint);
      }
      [part='legend'] > div:first-child {
        border: 0;
      }
    }
    @media (forced-colors: active) {
      [part='bar'] {
        border: 1px solid CanvasText;
      }
      .settled,
      .pending,
      .free {
        forced-color-adjust: none;
      }
      .settled {
        background: GrayText;
      }
      .pending {
        background: repeating-linear-gradient(-45deg, GrayText 0 2px, Canvas 2px 4.5px);
      }
      .free {
        background: Highlight;
      }
    }
  `,
];
