// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthRadioGroup } from '../elements/radio-group/radio-group.ts';
import './radio.ts';

define('plinth-radio-group', PlinthRadioGroup);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-radio-group': PlinthRadioGroup;
  }
}
