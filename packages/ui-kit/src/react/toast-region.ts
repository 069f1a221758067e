// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/toast-region.ts';
import { PlinthToastRegion, type PlinthToastRegionEventMap } from '../elements/toast-region/toast-region.ts';

/** React wrapper of `<plinth-toast-region>`. */
export const ToastRegion = createComponent({
  react: React,
  tagName: 'plinth-toast-region',
  elementClass: PlinthToastRegion,
  events: {
    onToastAction: 'plinth-toast-action' as EventName<PlinthToastRegionEventMap['plinth-toast-action']>,
  },
});
