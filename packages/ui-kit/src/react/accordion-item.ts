// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/accordion-item.ts';
import { PlinthAccordionItem, type PlinthAccordionItemEventMap } from '../elements/accordion/accordion-item.ts';

/** React wrapper of `<plinth-accordion-item>`. */
export const AccordionItem = createComponent({
  react: React,
  tagName: 'plinth-accordion-item',
  elementClass: PlinthAccordionItem,
  events: {
    onAccordionToggle: 'plinth-accordion-toggle' as EventName<PlinthAccordionItemEventMap['plinth-accordion-toggle']>,
  },
});
