// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/card.ts';
import { PlinthCard } from '../elements/card/card.ts';

/** React wrapper of `<plinth-card>`. */
export const Card = createComponent({
  react: React,
  tagName: 'plinth-card',
  elementClass: PlinthCard,
  events: {},
});
