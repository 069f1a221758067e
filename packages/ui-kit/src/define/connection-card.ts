// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthConnectionCard } from '../elements/connection-card/connection-card.ts';
import './avatar.ts';
import './button.ts';
import './connection-status.ts';

define('plinth-connection-card', PlinthConnectionCard);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-connection-card': PlinthConnectionCard;
  }
}
