// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTimePicker } from '../elements/time-picker/time-picker.ts';

define('plinth-time-picker', PlinthTimePicker);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-time-picker': PlinthTimePicker;
  }
}
