// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/dialog.ts';
import { PlinthDialog, type PlinthDialogEventMap } from '../elements/dialog/dialog.ts';

/** React wrapper of `<plinth-dialog>`. */
export const Dialog = createComponent({
  react: React,
  tagName: 'plinth-dialog',
  elementClass: PlinthDialog,
  events: {
    onDialogClose: 'plinth-dialog-close' as EventName<PlinthDialogEventMap['plinth-dialog-close']>,
  },
});
