// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTimelineItem } from '../elements/timeline/timeline-item.ts';

define('plinth-timeline-item', PlinthTimelineItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-timeline-item': PlinthTimelineItem;
  }
}
