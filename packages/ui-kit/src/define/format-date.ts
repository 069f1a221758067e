// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthFormatDate } from '../elements/format-date/format-date.ts';

define('plinth-format-date', PlinthFormatDate);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-format-date': PlinthFormatDate;
  }
}
