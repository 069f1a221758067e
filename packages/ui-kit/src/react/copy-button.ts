// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/copy-button.ts';
import { PlinthCopyButton, type PlinthCopyButtonEventMap } from '../elements/copy-button/copy-button.ts';

/** React wrapper of `<plinth-copy-button>`. */
export const CopyButton = createComponent({
  react: React,
  tagName: 'plinth-copy-button',
  elementClass: PlinthCopyButton,
  events: {
    onTextCopy: 'plinth-text-copy' as EventName<PlinthCopyButtonEventMap['plinth-text-copy']>,
  },
});
