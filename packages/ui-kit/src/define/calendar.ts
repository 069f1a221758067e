// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCalendar } from '../elements/calendar/calendar.ts';

define('plinth-calendar', PlinthCalendar);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-calendar': PlinthCalendar;
  }
}
