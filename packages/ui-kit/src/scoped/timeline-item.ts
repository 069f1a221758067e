// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTimelineItem } from '../elements/timeline/timeline-item.ts';

/** Registers `<plinth-timeline-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('timeline-item', PlinthTimelineItem);
