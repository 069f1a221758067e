// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/toggle-item.ts';
import { PlinthToggleItem } from '../elements/toggle-group/toggle-item.ts';

/** React wrapper of `<plinth-toggle-item>`. */
export const ToggleItem = createComponent({
  react: React,
  tagName: 'plinth-toggle-item',
  elementClass: PlinthToggleItem,
  events: {},
});
