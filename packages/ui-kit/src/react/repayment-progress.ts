// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/repayment-progress.ts';
import { PlinthRepaymentProgress } from '../elements/repayment-progress/repayment-progress.ts';

/** React wrapper of `<plinth-repayment-progress>`. */
export const RepaymentProgress = createComponent({
  react: React,
  tagName: 'plinth-repayment-progress',
  elementClass: PlinthRepaymentProgress,
  events: {},
});
