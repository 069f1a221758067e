// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthEmptyState } from '../elements/empty-state/empty-state.ts';
import './button.ts';

define('plinth-empty-state', PlinthEmptyState);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-empty-state': PlinthEmptyState;
  }
}
