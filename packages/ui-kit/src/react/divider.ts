// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/divider.ts';
import { PlinthDivider } from '../elements/divider/divider.ts';

/** React wrapper of `<plinth-divider>`. */
export const Divider = createComponent({
  react: React,
  tagName: 'plinth-divider',
  elementClass: PlinthDivider,
  events: {},
});
