// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDateRangePicker } from '../elements/date-range-picker/date-range-picker.ts';
import { define as defineCalendar } from './calendar.ts';

/** Registers `<plinth-date-range-picker>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('date-range-picker', PlinthDateRangePicker, [defineCalendar]);
