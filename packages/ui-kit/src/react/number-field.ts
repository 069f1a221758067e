// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/number-field.ts';
import { PlinthNumberField } from '../elements/number-field/number-field.ts';

/** React wrapper of `<plinth-number-field>`. */
export const NumberField = createComponent({
  react: React,
  tagName: 'plinth-number-field',
  elementClass: PlinthNumberField,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
