// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/capacity-meter.ts';
import { PlinthCapacityMeter } from '../elements/capacity-meter/capacity-meter.ts';

/** React wrapper of `<plinth-capacity-meter>`. */
export const CapacityMeter = createComponent({
  react: React,
  tagName: 'plinth-capacity-meter',
  elementClass: PlinthCapacityMeter,
  events: {},
});
