// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/masked-field.ts';
import { PlinthMaskedField } from '../elements/masked-field/masked-field.ts';

/** React wrapper of `<plinth-masked-field>`. */
export const MaskedField = createComponent({
  react: React,
  tagName: 'plinth-masked-field',
  elementClass: PlinthMaskedField,
  events: {},
});
