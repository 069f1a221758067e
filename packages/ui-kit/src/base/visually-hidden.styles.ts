import { css } from 'lit';

/** For text that only assistive technology reads, a label that is hidden too. */
export const visuallyHiddenStyles = css`
  .visually-hidden,
  :host([label-hidden]) .label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
