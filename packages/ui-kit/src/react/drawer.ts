// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/drawer.ts';
import { PlinthDrawer, type PlinthDrawerEventMap } from '../elements/drawer/drawer.ts';

/** React wrapper of `<plinth-drawer>`. */
export const Drawer = createComponent({
  react: React,
  tagName: 'plinth-drawer',
  elementClass: PlinthDrawer,
  events: {
    onDrawerClose: 'plinth-drawer-close' as EventName<PlinthDrawerEventMap['plinth-drawer-close']>,
  },
});
