// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTagInput } from '../elements/tag-input/tag-input.ts';

define('plinth-tag-input', PlinthTagInput);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tag-input': PlinthTagInput;
  }
}
