// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/list-item.ts';
import { PlinthListItem, type PlinthListItemEventMap } from '../elements/list-group/list-item.ts';

/** React wrapper of `<plinth-list-item>`. */
export const ListItem = createComponent({
  react: React,
  tagName: 'plinth-list-item',
  elementClass: PlinthListItem,
  events: {
    onItemPress: 'plinth-item-press' as EventName<PlinthListItemEventMap['plinth-item-press']>,
  },
});
