// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCustomizer } from '../elements/customizer/customizer.ts';
import './button.ts';
import './copy-button.ts';
import './dialog.ts';
import './drawer.ts';
import './field.ts';
import './radio.ts';
import './radio-group.ts';
import './switch.ts';

define('plinth-customizer', PlinthCustomizer);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-customizer': PlinthCustomizer;
  }
}
