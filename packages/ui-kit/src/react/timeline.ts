// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/timeline.ts';
import { PlinthTimeline } from '../elements/timeline/timeline.ts';

/** React wrapper of `<plinth-timeline>`. */
export const Timeline = createComponent({
  react: React,
  tagName: 'plinth-timeline',
  elementClass: PlinthTimeline,
  events: {},
});
