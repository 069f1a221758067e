// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthProgress } from '../elements/progress/progress.ts';

define('plinth-progress', PlinthProgress);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-progress': PlinthProgress;
  }
}
