// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/time-picker.ts';
import { PlinthTimePicker } from '../elements/time-picker/time-picker.ts';

/** React wrapper of `<plinth-time-picker>`. */
export const TimePicker = createComponent({
  react: React,
  tagName: 'plinth-time-picker',
  elementClass: PlinthTimePicker,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
