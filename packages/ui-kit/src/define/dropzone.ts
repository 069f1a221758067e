// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDropzone } from '../elements/dropzone/dropzone.ts';

define('plinth-dropzone', PlinthDropzone);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-dropzone': PlinthDropzone;
  }
}
