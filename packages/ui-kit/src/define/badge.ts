// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthBadge } from '../elements/badge/badge.ts';

define('plinth-badge', PlinthBadge);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-badge': PlinthBadge;
  }
}
