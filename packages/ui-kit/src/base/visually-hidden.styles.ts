import { css } from '#base/css.ts';

/** For text that only assistive technology reads; the class `label` is such text while the host says `label-hidden`. */
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
