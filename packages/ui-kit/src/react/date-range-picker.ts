// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/date-range-picker.ts';
import { PlinthDateRangePicker } from '../elements/date-range-picker/date-range-picker.ts';

/** React wrapper of `<plinth-date-range-picker>`. */
export const DateRangePicker = createComponent({
  react: React,
  tagName: 'plinth-date-range-picker',
  elementClass: PlinthDateRangePicker,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
