// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthStat } from '../elements/stat/stat.ts';

define('plinth-stat', PlinthStat);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-stat': PlinthStat;
  }
}
