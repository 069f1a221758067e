// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/tree.ts';
import { PlinthTree, type PlinthTreeEventMap } from '../elements/tree/tree.ts';

/** React wrapper of `<plinth-tree>`. */
export const Tree = createComponent({
  react: React,
  tagName: 'plinth-tree',
  elementClass: PlinthTree,
  events: {
    onTreeSelect: 'plinth-tree-select' as EventName<PlinthTreeEventMap['plinth-tree-select']>,
    onTreeToggle: 'plinth-tree-toggle' as EventName<PlinthTreeEventMap['plinth-tree-toggle']>,
    onTreeLoad: 'plinth-tree-load' as EventName<PlinthTreeEventMap['plinth-tree-load']>,
  },
});
