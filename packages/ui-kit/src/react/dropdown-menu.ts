// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/dropdown-menu.ts';
import { PlinthDropdownMenu, type PlinthDropdownMenuEventMap } from '../elements/dropdown-menu/dropdown-menu.ts';

/** React wrapper of `<plinth-dropdown-menu>`. */
export const DropdownMenu = createComponent({
  react: React,
  tagName: 'plinth-dropdown-menu',
  elementClass: PlinthDropdownMenu,
  events: {
    onDropdownToggle: 'plinth-dropdown-toggle' as EventName<PlinthDropdownMenuEventMap['plinth-dropdown-toggle']>,
    onMenuSelect: 'plinth-menu-select' as EventName<PlinthDropdownMenuEventMap['plinth-menu-select']>,
  },
});
