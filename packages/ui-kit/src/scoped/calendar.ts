// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCalendar } from '../elements/calendar/calendar.ts';

/** Registers `<plinth-calendar>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('calendar', PlinthCalendar);
