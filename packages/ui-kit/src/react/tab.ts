// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/tab.ts';
import { PlinthTab } from '../elements/tabs/tab.ts';

/** React wrapper of `<plinth-tab>`. */
export const Tab = createComponent({
  react: React,
  tagName: 'plinth-tab',
  elementClass: PlinthTab,
  events: {},
});
