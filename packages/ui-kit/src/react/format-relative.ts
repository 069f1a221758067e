// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/format-relative.ts';
import { PlinthFormatRelative } from '../elements/format-relative/format-relative.ts';

/** React wrapper of `<plinth-format-relative>`. */
export const FormatRelative = createComponent({
  react: React,
  tagName: 'plinth-format-relative',
  elementClass: PlinthFormatRelative,
  events: {},
});
