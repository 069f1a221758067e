// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/sparkline.ts';
import { PlinthSparkline } from '../elements/sparkline/sparkline.ts';

/** React wrapper of `<plinth-sparkline>`. */
export const Sparkline = createComponent({
  react: React,
  tagName: 'plinth-sparkline',
  elementClass: PlinthSparkline,
  events: {},
});
