// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/stepper.ts';
import { PlinthStepper, type PlinthStepperEventMap } from '../elements/stepper/stepper.ts';

/** React wrapper of `<plinth-stepper>`. */
export const Stepper = createComponent({
  react: React,
  tagName: 'plinth-stepper',
  elementClass: PlinthStepper,
  events: {
    onStepSelect: 'plinth-step-select' as EventName<PlinthStepperEventMap['plinth-step-select']>,
  },
});
