// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCarousel } from '../elements/carousel/carousel.ts';

define('plinth-carousel', PlinthCarousel);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-carousel': PlinthCarousel;
  }
}
