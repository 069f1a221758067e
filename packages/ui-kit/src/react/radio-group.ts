// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/radio-group.ts';
import { PlinthRadioGroup } from '../elements/radio-group/radio-group.ts';

/** React wrapper of `<plinth-radio-group>`. */
export const RadioGroup = createComponent({
  react: React,
  tagName: 'plinth-radio-group',
  elementClass: PlinthRadioGroup,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
