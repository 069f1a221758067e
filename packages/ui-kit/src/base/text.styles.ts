import { css } from 'lit';

/** An element inside a sentence, which inherits the font of the surrounding text. */
export const textStyles = css`
  :host {
    font-variant-numeric: tabular-nums lining-nums;
  }
  :host([hidden]) {
    display: none !important;
  }
  time {
    display: contents;
  }
`;
