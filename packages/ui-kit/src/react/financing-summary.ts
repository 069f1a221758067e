// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/financing-summary.ts';
import { PlinthFinancingSummary, type PlinthFinancingSummaryEventMap } from '../elements/financing-summary/financing-summary.ts';

/** React wrapper of `<plinth-financing-summary>`. */
export const FinancingSummary = createComponent({
  react: React,
  tagName: 'plinth-financing-summary',
  elementClass: PlinthFinancingSummary,
  events: {
    onLoadError: 'plinth-load-error' as EventName<PlinthFinancingSummaryEventMap['plinth-load-error']>,
  },
});
