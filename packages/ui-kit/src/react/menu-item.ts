// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/menu-item.ts';
import { PlinthMenuItem, type PlinthMenuItemEventMap } from '../elements/dropdown-menu/menu-item.ts';

/** React wrapper of `<plinth-menu-item>`. */
export const MenuItem = createComponent({
  react: React,
  tagName: 'plinth-menu-item',
  elementClass: PlinthMenuItem,
  events: {
    onMenuSelect: 'plinth-menu-select' as EventName<PlinthMenuItemEventMap['plinth-menu-select']>,
  },
});
