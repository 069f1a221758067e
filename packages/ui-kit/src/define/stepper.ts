// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthStepper } from '../elements/stepper/stepper.ts';

define('plinth-stepper', PlinthStepper);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-stepper': PlinthStepper;
  }
}
