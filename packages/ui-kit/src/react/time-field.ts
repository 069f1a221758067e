// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/time-field.ts';
import { PlinthTimeField } from '../elements/time-field/time-field.ts';

/** React wrapper of `<plinth-time-field>`. */
export const TimeField = createComponent({
  react: React,
  tagName: 'plinth-time-field',
  elementClass: PlinthTimeField,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
