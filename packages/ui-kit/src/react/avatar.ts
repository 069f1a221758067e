// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/avatar.ts';
import { PlinthAvatar } from '../elements/avatar/avatar.ts';

/** React wrapper of `<plinth-avatar>`. */
export const Avatar = createComponent({
  react: React,
  tagName: 'plinth-avatar',
  elementClass: PlinthAvatar,
  events: {},
});
