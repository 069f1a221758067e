// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/date-picker.ts';
import { PlinthDatePicker } from '../elements/date-picker/date-picker.ts';

/** React wrapper of `<plinth-date-picker>`. */
export const DatePicker = createComponent({
  react: React,
  tagName: 'plinth-date-picker',
  elementClass: PlinthDatePicker,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
