// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/footer.ts';
import { PlinthFooter } from '../elements/footer/footer.ts';

/** React wrapper of `<plinth-footer>`. */
export const Footer = createComponent({
  react: React,
  tagName: 'plinth-footer',
  elementClass: PlinthFooter,
  events: {},
});
