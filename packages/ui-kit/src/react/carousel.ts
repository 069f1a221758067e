// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/carousel.ts';
import { PlinthCarousel, type PlinthCarouselEventMap } from '../elements/carousel/carousel.ts';

/** React wrapper of `<plinth-carousel>`. */
export const Carousel = createComponent({
  react: React,
  tagName: 'plinth-carousel',
  elementClass: PlinthCarousel,
  events: {
    onSlideChange: 'plinth-slide-change' as EventName<PlinthCarouselEventMap['plinth-slide-change']>,
  },
});
