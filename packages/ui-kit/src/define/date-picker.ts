// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDatePicker } from '../elements/date-picker/date-picker.ts';
import './calendar.ts';

define('plinth-date-picker', PlinthDatePicker);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-date-picker': PlinthDatePicker;
  }
}
