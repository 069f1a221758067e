// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthAccordion } from '../elements/accordion/accordion.ts';
import './accordion-item.ts';

define('plinth-accordion', PlinthAccordion);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-accordion': PlinthAccordion;
  }
}
