// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/offer.ts';
import { PlinthOffer } from '../elements/offer/offer.ts';

/** React wrapper of `<plinth-offer>`. */
export const Offer = createComponent({
  react: React,
  tagName: 'plinth-offer',
  elementClass: PlinthOffer,
  events: {},
});
