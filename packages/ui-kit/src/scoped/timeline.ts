// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTimeline } from '../elements/timeline/timeline.ts';

/** Registers `<plinth-timeline>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('timeline', PlinthTimeline);
