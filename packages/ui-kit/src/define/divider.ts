// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDivider } from '../elements/divider/divider.ts';

define('plinth-divider', PlinthDivider);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-divider': PlinthDivider;
  }
}
