// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/block-ui.ts';
import { PlinthBlockUi } from '../elements/block-ui/block-ui.ts';

/** React wrapper of `<plinth-block-ui>`. */
export const BlockUi = createComponent({
  react: React,
  tagName: 'plinth-block-ui',
  elementClass: PlinthBlockUi,
  events: {},
});
