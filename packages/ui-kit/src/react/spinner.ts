// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/spinner.ts';
import { PlinthSpinner } from '../elements/spinner/spinner.ts';

/** React wrapper of `<plinth-spinner>`. */
export const Spinner = createComponent({
  react: React,
  tagName: 'plinth-spinner',
  elementClass: PlinthSpinner,
  events: {},
});
