// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/calendar.ts';
import { PlinthCalendar, type PlinthCalendarEventMap } from '../elements/calendar/calendar.ts';

/** React wrapper of `<plinth-calendar>`. */
export const Calendar = createComponent({
  react: React,
  tagName: 'plinth-calendar',
  elementClass: PlinthCalendar,
  events: {
    onCalendarChange: 'plinth-calendar-change' as EventName<PlinthCalendarEventMap['plinth-calendar-change']>,
  },
});
