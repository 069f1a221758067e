import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const breadcrumbStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      flex: 1 1 auto;
      min-inline-size: 0;
      container-type: inline-size;
      font-size: var(--plinth-text-13) !important;
      line-height: var(--plinth-leading-13) !important;
    }
    [role='list'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: var(--plinth-breadcrumb-align, start);
    }
    ::slotted(:first-of-type) {
      --_separator: none;
    }
    @container (width < 48rem) {
      ::slotted([ancestor]) {
        display: none !important;
      }
      ::slotted([parent]) {
        --_separator: none;
      }
    }
  `,
];
