// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTooltip } from '../elements/tooltip/tooltip.ts';

define('plinth-tooltip', PlinthTooltip);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tooltip': PlinthTooltip;
  }
}
