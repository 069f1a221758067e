// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/visually-hidden.ts';
import { PlinthVisuallyHidden } from '../elements/visually-hidden/visually-hidden.ts';

/** React wrapper of `<plinth-visually-hidden>`. */
export const VisuallyHidden = createComponent({
  react: React,
  tagName: 'plinth-visually-hidden',
  elementClass: PlinthVisuallyHidden,
  events: {},
});
