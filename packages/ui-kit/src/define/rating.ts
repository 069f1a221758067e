// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthRating } from '../elements/rating/rating.ts';

define('plinth-rating', PlinthRating);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-rating': PlinthRating;
  }
}
