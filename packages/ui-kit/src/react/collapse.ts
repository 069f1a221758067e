// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/collapse.ts';
import { PlinthCollapse, type PlinthCollapseEventMap } from '../elements/collapse/collapse.ts';

/** React wrapper of `<plinth-collapse>`. */
export const Collapse = createComponent({
  react: React,
  tagName: 'plinth-collapse',
  elementClass: PlinthCollapse,
  events: {
    onCollapseToggle: 'plinth-collapse-toggle' as EventName<PlinthCollapseEventMap['plinth-collapse-toggle']>,
  },
});
