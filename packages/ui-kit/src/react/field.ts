// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/field.ts';
import { PlinthField } from '../elements/field/field.ts';

/** React wrapper of `<plinth-field>`. */
export const Field = createComponent({
  react: React,
  tagName: 'plinth-field',
  elementClass: PlinthField,
  events: {},
});
