// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/amount-slider.ts';
import { PlinthAmountSlider } from '../elements/amount-slider/amount-slider.ts';

/** React wrapper of `<plinth-amount-slider>`. */
export const AmountSlider = createComponent({
  react: React,
  tagName: 'plinth-amount-slider',
  elementClass: PlinthAmountSlider,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
