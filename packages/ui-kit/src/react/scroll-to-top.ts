// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/scroll-to-top.ts';
import { PlinthScrollToTop } from '../elements/scroll-to-top/scroll-to-top.ts';

/** React wrapper of `<plinth-scroll-to-top>`. */
export const ScrollToTop = createComponent({
  react: React,
  tagName: 'plinth-scroll-to-top',
  elementClass: PlinthScrollToTop,
  events: {},
});
