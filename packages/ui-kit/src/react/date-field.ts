// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/date-field.ts';
import { PlinthDateField } from '../elements/date-field/date-field.ts';

/** React wrapper of `<plinth-date-field>`. */
export const DateField = createComponent({
  react: React,
  tagName: 'plinth-date-field',
  elementClass: PlinthDateField,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
