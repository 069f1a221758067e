// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/rating.ts';
import { PlinthRating } from '../elements/rating/rating.ts';

/** React wrapper of `<plinth-rating>`. */
export const Rating = createComponent({
  react: React,
  tagName: 'plinth-rating',
  elementClass: PlinthRating,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
