// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/format-date.ts';
import { PlinthFormatDate } from '../elements/format-date/format-date.ts';

/** React wrapper of `<plinth-format-date>`. */
export const FormatDate = createComponent({
  react: React,
  tagName: 'plinth-format-date',
  elementClass: PlinthFormatDate,
  events: {},
});
