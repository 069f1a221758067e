// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDateRangePicker } from '../elements/date-range-picker/date-range-picker.ts';
import './calendar.ts';

define('plinth-date-range-picker', PlinthDateRangePicker);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-date-range-picker': PlinthDateRangePicker;
  }
}
