// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/nav.ts';
import { PlinthNav } from '../elements/nav/nav.ts';

/** React wrapper of `<plinth-nav>`. */
export const Nav = createComponent({
  react: React,
  tagName: 'plinth-nav',
  elementClass: PlinthNav,
  events: {},
});
