// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSparkline } from '../elements/sparkline/sparkline.ts';

define('plinth-sparkline', PlinthSparkline);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-sparkline': PlinthSparkline;
  }
}
