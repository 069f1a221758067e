import { css } from 'lit';
import { hostStyles } from '#base/host.styles.ts';

export const collapseStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }
    .frame {
      display: grid;
      grid-template-rows: 0fr;
      transition: grid-template-rows var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    :host([open]) .frame {
      grid-template-rows: 1fr;
    }
    [part='region'] {
      min-block-size: 0;
      overflow: clip;
      overflow-clip-margin: 0.25rem;
      content-visibility: visible;
      transition:
        opacity var(--plinth-motion-base) var(--plinth-motion-ease),
        translate var(--plinth-motion-base) var(--plinth-motion-ease);
    }
    [part='region'] slot {
      display: block;
      padding-block-start: var(--plinth-collapse-gap, var(--plinth-space-3));
    }
    [part='region'][hidden] {
      display: block !important;
      content-visibility: hidden;
      overflow-clip-margin: 0;
      opacity: 0;
      translate: 0 -0.25rem;
      /* Closing content stays visible until the transition ends; opening content is visible immediately. */
      transition:
        content-visibility var(--plinth-motion-base) allow-discrete,
        opacity var(--plinth-motion-base) var(--plinth-motion-ease),
        translate var(--plinth-motion-base) var(--plinth-motion-ease);
    }
  `,
];
