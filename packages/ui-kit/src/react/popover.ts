// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/popover.ts';
import { PlinthPopover, type PlinthPopoverEventMap } from '../elements/popover/popover.ts';

/** React wrapper of `<plinth-popover>`. */
export const Popover = createComponent({
  react: React,
  tagName: 'plinth-popover',
  elementClass: PlinthPopover,
  events: {
    onPopoverToggle: 'plinth-popover-toggle' as EventName<PlinthPopoverEventMap['plinth-popover-toggle']>,
  },
});
