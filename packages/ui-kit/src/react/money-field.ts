// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/money-field.ts';
import { PlinthMoneyField } from '../elements/money-field/money-field.ts';

/** React wrapper of `<plinth-money-field>`. */
export const MoneyField = createComponent({
  react: React,
  tagName: 'plinth-money-field',
  elementClass: PlinthMoneyField,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
