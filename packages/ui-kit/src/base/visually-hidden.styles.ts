import { css } from 'lit';

/** Hides text visually, such as a label; assistive technology still reads it. */
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
