// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/toast.ts';
import { PlinthToast, type PlinthToastEventMap } from '../elements/toast-region/toast.ts';

/** React wrapper of `<plinth-toast>`. */
export const Toast = createComponent({
  react: React,
  tagName: 'plinth-toast',
  elementClass: PlinthToast,
  events: {
    onToastDismiss: 'plinth-toast-dismiss' as EventName<PlinthToastEventMap['plinth-toast-dismiss']>,
    onToastAction: 'plinth-toast-action' as EventName<PlinthToastEventMap['plinth-toast-action']>,
  },
});
