// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/button.ts';
import { PlinthButton } from '../elements/button/button.ts';

/** React wrapper of `<plinth-button>`. */
export const Button = createComponent({
  react: React,
  tagName: 'plinth-button',
  elementClass: PlinthButton,
  events: {},
});
