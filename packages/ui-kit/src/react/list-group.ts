// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/list-group.ts';
import { PlinthListGroup } from '../elements/list-group/list-group.ts';

/** React wrapper of `<plinth-list-group>`. */
export const ListGroup = createComponent({
  react: React,
  tagName: 'plinth-list-group',
  elementClass: PlinthListGroup,
  events: {},
});
