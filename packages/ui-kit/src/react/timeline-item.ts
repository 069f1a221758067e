// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/timeline-item.ts';
import { PlinthTimelineItem } from '../elements/timeline/timeline-item.ts';

/** React wrapper of `<plinth-timeline-item>`. */
export const TimelineItem = createComponent({
  react: React,
  tagName: 'plinth-timeline-item',
  elementClass: PlinthTimelineItem,
  events: {},
});
