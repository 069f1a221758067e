// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/tooltip.ts';
import { PlinthTooltip } from '../elements/tooltip/tooltip.ts';

/** React wrapper of `<plinth-tooltip>`. */
export const Tooltip = createComponent({
  react: React,
  tagName: 'plinth-tooltip',
  elementClass: PlinthTooltip,
  events: {},
});
