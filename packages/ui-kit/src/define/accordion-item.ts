// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthAccordionItem } from '../elements/accordion/accordion-item.ts';

define('plinth-accordion-item', PlinthAccordionItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-accordion-item': PlinthAccordionItem;
  }
}
