// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/side-menu-group.ts';
import { PlinthSideMenuGroup, type PlinthSideMenuGroupEventMap } from '../elements/side-menu/side-menu-group.ts';

/** React wrapper of `<plinth-side-menu-group>`. */
export const SideMenuGroup = createComponent({
  react: React,
  tagName: 'plinth-side-menu-group',
  elementClass: PlinthSideMenuGroup,
  events: {
    onGroupToggle: 'plinth-group-toggle' as EventName<PlinthSideMenuGroupEventMap['plinth-group-toggle']>,
  },
});
