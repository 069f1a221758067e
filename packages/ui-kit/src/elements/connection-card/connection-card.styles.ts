import { css } from 'lit';
import { figureStyles } from '#base/figure.ts';
import { hostStyles } from '#base/host.styles.ts';

export const connectionCardStyles = [
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
    [part='base'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      column-gap: var(--plinth-space-4);
    }
    .title {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: var(--plinth-space-2);
    }
    .name {
      font-weight: var(--plinth-weight-semibold);
      overflow-wrap: anywhere;
    }
    .note,
    .muted,
    .none {
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    .failure {
      color: var(--plinth-color-danger-text);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
    }
    .actions {
      display: flex;
      align-items: center;
      gap: var(--plinth-space-2);
    }
    [part='accounts'] {
      grid-column: 2 / -1;
      margin: 0.625rem 0 0;
      padding: 0;
      list-style: none;
    }
    .none,
    li {
      padding-block: 0.375rem;
      border-block-start: 1px solid var(--plinth-color-line-faint);
    }
    li {
      display: grid;
      grid-template-columns: 12rem minmax(0, 1fr) auto;
      align-items: center;
      min-block-size: 2.25rem;
    }
    .off > :first-child {
      color: var(--plinth-color-text-faint);
    }
    .owner {
      overflow-wrap: anywhere;
    }
    @container (inline-size < 34rem) {
      .with-reconnect {
        grid-area: 2 / 2 / 3 / -1;
        margin-block-start: var(--plinth-space-2);
      }
      .head:has(+ .with-reconnect) {
        grid-column: 2 / -1;
      }
      [part='accounts'] {
        grid-column: 1 / -1;
      }
      li {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      .owner {
        grid-area: 2 / 1 / 3 / -1;
      }
    }
  `,
];
