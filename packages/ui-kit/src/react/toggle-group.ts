// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/toggle-group.ts';
import { PlinthToggleGroup } from '../elements/toggle-group/toggle-group.ts';

/** React wrapper of `<plinth-toggle-group>`. */
export const ToggleGroup = createComponent({
  react: React,
  tagName: 'plinth-toggle-group',
  elementClass: PlinthToggleGroup,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
