// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDocumentList } from '../elements/document-list/document-list.ts';

define('plinth-document-list', PlinthDocumentList);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-document-list': PlinthDocumentList;
  }
}
