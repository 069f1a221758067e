// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/connection-status.ts';
import { PlinthConnectionStatus } from '../elements/connection-status/connection-status.ts';

/** React wrapper of `<plinth-connection-status>`. */
export const ConnectionStatus = createComponent({
  react: React,
  tagName: 'plinth-connection-status',
  elementClass: PlinthConnectionStatus,
  events: {},
});
