// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/stat.ts';
import { PlinthStat } from '../elements/stat/stat.ts';

/** React wrapper of `<plinth-stat>`. */
export const Stat = createComponent({
  react: React,
  tagName: 'plinth-stat',
  elementClass: PlinthStat,
  events: {},
});
