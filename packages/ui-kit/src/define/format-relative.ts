// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthFormatRelative } from '../elements/format-relative/format-relative.ts';

define('plinth-format-relative', PlinthFormatRelative);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-format-relative': PlinthFormatRelative;
  }
}
