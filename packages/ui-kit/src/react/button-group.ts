// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/button-group.ts';
import { PlinthButtonGroup } from '../elements/button-group/button-group.ts';

/** React wrapper of `<plinth-button-group>`. */
export const ButtonGroup = createComponent({
  react: React,
  tagName: 'plinth-button-group',
  elementClass: PlinthButtonGroup,
  events: {},
});
