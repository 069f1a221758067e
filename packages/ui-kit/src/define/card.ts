// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCard } from '../elements/card/card.ts';

define('plinth-card', PlinthCard);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-card': PlinthCard;
  }
}
