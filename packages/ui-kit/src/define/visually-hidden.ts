// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthVisuallyHidden } from '../elements/visually-hidden/visually-hidden.ts';

define('plinth-visually-hidden', PlinthVisuallyHidden);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-visually-hidden': PlinthVisuallyHidden;
  }
}
