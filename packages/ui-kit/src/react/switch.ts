// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/switch.ts';
import { PlinthSwitch } from '../elements/switch/switch.ts';

/** React wrapper of `<plinth-switch>`. */
export const Switch = createComponent({
  react: React,
  tagName: 'plinth-switch',
  elementClass: PlinthSwitch,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
