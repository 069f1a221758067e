// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/side-menu.ts';
import { PlinthSideMenu, type PlinthSideMenuEventMap } from '../elements/side-menu/side-menu.ts';

/** React wrapper of `<plinth-side-menu>`. */
export const SideMenu = createComponent({
  react: React,
  tagName: 'plinth-side-menu',
  elementClass: PlinthSideMenu,
  events: {
    onMenuPin: 'plinth-menu-pin' as EventName<PlinthSideMenuEventMap['plinth-menu-pin']>,
    onMenuClose: 'plinth-menu-close' as EventName<PlinthSideMenuEventMap['plinth-menu-close']>,
    onMenuNavigate: 'plinth-menu-navigate' as EventName<PlinthSideMenuEventMap['plinth-menu-navigate']>,
    onGroupToggle: 'plinth-group-toggle' as EventName<PlinthSideMenuEventMap['plinth-group-toggle']>,
  },
});
