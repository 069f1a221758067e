// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/icon.ts';
import { PlinthIcon } from '../elements/icon/icon.ts';

/** React wrapper of `<plinth-icon>`. */
export const Icon = createComponent({
  react: React,
  tagName: 'plinth-icon',
  elementClass: PlinthIcon,
  events: {},
});
