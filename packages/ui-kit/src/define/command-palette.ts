// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCommandPalette } from '../elements/command-palette/command-palette.ts';

define('plinth-command-palette', PlinthCommandPalette);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-command-palette': PlinthCommandPalette;
  }
}
