// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/checkbox.ts';
import { PlinthCheckbox } from '../elements/checkbox/checkbox.ts';

/** React wrapper of `<plinth-checkbox>`. */
export const Checkbox = createComponent({
  react: React,
  tagName: 'plinth-checkbox',
  elementClass: PlinthCheckbox,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
