// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/nav-item.ts';
import { PlinthNavItem } from '../elements/nav/nav-item.ts';

/** React wrapper of `<plinth-nav-item>`. */
export const NavItem = createComponent({
  react: React,
  tagName: 'plinth-nav-item',
  elementClass: PlinthNavItem,
  events: {},
});
