// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTag } from '../elements/tag/tag.ts';

define('plinth-tag', PlinthTag);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tag': PlinthTag;
  }
}
