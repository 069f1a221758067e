// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/accordion.ts';
import { PlinthAccordion, type PlinthAccordionEventMap } from '../elements/accordion/accordion.ts';

/** React wrapper of `<plinth-accordion>`. */
export const Accordion = createComponent({
  react: React,
  tagName: 'plinth-accordion',
  elementClass: PlinthAccordion,
  events: {
    onAccordionToggle: 'plinth-accordion-toggle' as EventName<PlinthAccordionEventMap['plinth-accordion-toggle']>,
  },
});
