// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/avatar-group.ts';
import { PlinthAvatarGroup } from '../elements/avatar-group/avatar-group.ts';

/** React wrapper of `<plinth-avatar-group>`. */
export const AvatarGroup = createComponent({
  react: React,
  tagName: 'plinth-avatar-group',
  elementClass: PlinthAvatarGroup,
  events: {},
});
