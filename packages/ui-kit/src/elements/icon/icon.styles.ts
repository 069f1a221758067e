import { css } from 'lit';

export const iconStyles = css`
  :host {
    display: inline-block;
    flex: none;
    inline-size: var(--plinth-icon-size, var(--plinth-size-icon));
    block-size: var(--plinth-icon-size, var(--plinth-size-icon));
    vertical-align: -0.1875rem;
  }
  :host([hidden]) {
    display: none !important;
  }
  :host([size='small']) {
    inline-size: var(--plinth-icon-size, var(--plinth-size-icon-small));
    block-size: var(--plinth-icon-size, var(--plinth-size-icon-small));
  }
  :host([mirrored]:dir(rtl)) {
    transform: scaleX(-1);
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: var(--plinth-size-icon-stroke);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
