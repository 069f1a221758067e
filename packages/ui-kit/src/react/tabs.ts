// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/tabs.ts';
import { PlinthTabs, type PlinthTabsEventMap } from '../elements/tabs/tabs.ts';

/** React wrapper of `<plinth-tabs>`. */
export const Tabs = createComponent({
  react: React,
  tagName: 'plinth-tabs',
  elementClass: PlinthTabs,
  events: {
    onTabChange: 'plinth-tab-change' as EventName<PlinthTabsEventMap['plinth-tab-change']>,
  },
});
