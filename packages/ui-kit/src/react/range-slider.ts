// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/range-slider.ts';
import { PlinthRangeSlider } from '../elements/range-slider/range-slider.ts';

/** React wrapper of `<plinth-range-slider>`. */
export const RangeSlider = createComponent({
  react: React,
  tagName: 'plinth-range-slider',
  elementClass: PlinthRangeSlider,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
