// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthAccordionItem } from '../elements/accordion/accordion-item.ts';

/** Registers `<plinth-accordion-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('accordion-item', PlinthAccordionItem);
