// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthAccordion } from '../elements/accordion/accordion.ts';
import { define as defineAccordionItem } from './accordion-item.ts';

/** Registers `<plinth-accordion>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('accordion', PlinthAccordion, [defineAccordionItem]);
