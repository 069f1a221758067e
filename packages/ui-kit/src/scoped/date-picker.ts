// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDatePicker } from '../elements/date-picker/date-picker.ts';
import { define as defineCalendar } from './calendar.ts';

/** Registers `<plinth-date-picker>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('date-picker', PlinthDatePicker, [defineCalendar]);
