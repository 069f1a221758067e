// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/format-money.ts';
import { PlinthFormatMoney } from '../elements/format-money/format-money.ts';

/** React wrapper of `<plinth-format-money>`. */
export const FormatMoney = createComponent({
  react: React,
  tagName: 'plinth-format-money',
  elementClass: PlinthFormatMoney,
  events: {},
});
