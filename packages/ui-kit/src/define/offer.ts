// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthOffer } from '../elements/offer/offer.ts';

define('plinth-offer', PlinthOffer);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-offer': PlinthOffer;
  }
}
