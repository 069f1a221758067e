// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthRadio } from '../elements/radio-group/radio.ts';

define('plinth-radio', PlinthRadio);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-radio': PlinthRadio;
  }
}
