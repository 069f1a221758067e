// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSkeleton } from '../elements/skeleton/skeleton.ts';

define('plinth-skeleton', PlinthSkeleton);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-skeleton': PlinthSkeleton;
  }
}
