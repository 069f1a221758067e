// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/tree-item.ts';
import { PlinthTreeItem, type PlinthTreeItemEventMap } from '../elements/tree/tree-item.ts';

/** React wrapper of `<plinth-tree-item>`. */
export const TreeItem = createComponent({
  react: React,
  tagName: 'plinth-tree-item',
  elementClass: PlinthTreeItem,
  events: {
    onTreeToggle: 'plinth-tree-toggle' as EventName<PlinthTreeItemEventMap['plinth-tree-toggle']>,
    onTreeLoad: 'plinth-tree-load' as EventName<PlinthTreeItemEventMap['plinth-tree-load']>,
  },
});
