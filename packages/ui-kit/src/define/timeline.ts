// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTimeline } from '../elements/timeline/timeline.ts';

define('plinth-timeline', PlinthTimeline);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-timeline': PlinthTimeline;
  }
}
