// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/radio.ts';
import { PlinthRadio } from '../elements/radio-group/radio.ts';

/** React wrapper of `<plinth-radio>`. */
export const Radio = createComponent({
  react: React,
  tagName: 'plinth-radio',
  elementClass: PlinthRadio,
  events: {},
});
