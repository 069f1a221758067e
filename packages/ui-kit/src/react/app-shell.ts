// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/app-shell.ts';
import { PlinthAppShell, type PlinthAppShellEventMap } from '../elements/app-shell/app-shell.ts';

/** React wrapper of `<plinth-app-shell>`. */
export const AppShell = createComponent({
  react: React,
  tagName: 'plinth-app-shell',
  elementClass: PlinthAppShell,
  events: {
    onMenuToggle: 'plinth-menu-toggle' as EventName<PlinthAppShellEventMap['plinth-menu-toggle']>,
    onMenuPin: 'plinth-menu-pin' as EventName<PlinthAppShellEventMap['plinth-menu-pin']>,
  },
});
