// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/navbar.ts';
import { PlinthNavbar, type PlinthNavbarEventMap } from '../elements/navbar/navbar.ts';

/** React wrapper of `<plinth-navbar>`. */
export const Navbar = createComponent({
  react: React,
  tagName: 'plinth-navbar',
  elementClass: PlinthNavbar,
  events: {
    onMenuOpen: 'plinth-menu-open' as EventName<PlinthNavbarEventMap['plinth-menu-open']>,
  },
});
