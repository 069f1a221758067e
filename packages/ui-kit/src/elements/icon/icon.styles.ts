import { css } from 'lit';

export const iconStyles = css`
  :host {
    display: inline-block;
    flex: none;
    --_size: var(--plinth-size-icon);
    line-height: 0;
    vertical-align: -0.1875rem;
  }
  :host([hidden]) {
    display: none !important;
  }
  :host([size='small']) {
    --_size: var(--plinth-size-icon-small);
  }
  :host([mirrored]:dir(rtl)) {
    transform: scaleX(-1);
  }
  svg {
    display: block;
    inline-size: var(--plinth-icon-size, var(--_size));
    block-size: var(--plinth-icon-size, var(--_size));
    fill: var(--plinth-icon-fill, none);
    stroke: currentColor;
    stroke-width: var(--plinth-size-icon-stroke);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
