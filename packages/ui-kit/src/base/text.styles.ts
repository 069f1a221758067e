import { css } from 'lit';

/** An element that is a part of a sentence: it has the type of the text around it, nothing of its own. */
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
