// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/tab-panel.ts';
import { PlinthTabPanel } from '../elements/tabs/tab-panel.ts';

/** React wrapper of `<plinth-tab-panel>`. */
export const TabPanel = createComponent({
  react: React,
  tagName: 'plinth-tab-panel',
  elementClass: PlinthTabPanel,
  events: {},
});
