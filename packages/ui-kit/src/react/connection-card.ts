// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/connection-card.ts';
import { PlinthConnectionCard, type PlinthConnectionCardEventMap } from '../elements/connection-card/connection-card.ts';

/** React wrapper of `<plinth-connection-card>`. */
export const ConnectionCard = createComponent({
  react: React,
  tagName: 'plinth-connection-card',
  elementClass: PlinthConnectionCard,
  events: {
    onConnectionReconnect: 'plinth-connection-reconnect' as EventName<PlinthConnectionCardEventMap['plinth-connection-reconnect']>,
  },
});
