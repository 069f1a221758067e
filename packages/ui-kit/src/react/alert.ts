// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/alert.ts';
import { PlinthAlert, type PlinthAlertEventMap } from '../elements/alert/alert.ts';

/** React wrapper of `<plinth-alert>`. */
export const Alert = createComponent({
  react: React,
  tagName: 'plinth-alert',
  elementClass: PlinthAlert,
  events: {
    onAlertDismiss: 'plinth-alert-dismiss' as EventName<PlinthAlertEventMap['plinth-alert-dismiss']>,
  },
});
