// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/card.ts';
import { PlinthCard, type PlinthCardEventMap } from '../elements/card/card.ts';

/** React wrapper of `<plinth-card>`. */
export const Card = createComponent({
  react: React,
  tagName: 'plinth-card',
  elementClass: PlinthCard,
  events: {
    onCardToggle: 'plinth-card-toggle' as EventName<PlinthCardEventMap['plinth-card-toggle']>,
    onCardRefresh: 'plinth-card-refresh' as EventName<PlinthCardEventMap['plinth-card-refresh']>,
    onCardClose: 'plinth-card-close' as EventName<PlinthCardEventMap['plinth-card-close']>,
  },
});
