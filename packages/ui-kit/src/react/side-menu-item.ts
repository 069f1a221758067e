// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/side-menu-item.ts';
import { PlinthSideMenuItem, type PlinthSideMenuItemEventMap } from '../elements/side-menu/side-menu-item.ts';

/** React wrapper of `<plinth-side-menu-item>`. */
export const SideMenuItem = createComponent({
  react: React,
  tagName: 'plinth-side-menu-item',
  elementClass: PlinthSideMenuItem,
  events: {
    onMenuNavigate: 'plinth-menu-navigate' as EventName<PlinthSideMenuItemEventMap['plinth-menu-navigate']>,
  },
});
