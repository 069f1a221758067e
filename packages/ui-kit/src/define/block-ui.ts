// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthBlockUi } from '../elements/block-ui/block-ui.ts';
import './spinner.ts';

define('plinth-block-ui', PlinthBlockUi);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-block-ui': PlinthBlockUi;
  }
}
