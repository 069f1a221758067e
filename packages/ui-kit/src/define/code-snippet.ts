// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCodeSnippet } from '../elements/code-snippet/code-snippet.ts';
import './copy-button.ts';

define('plinth-code-snippet', PlinthCodeSnippet);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-code-snippet': PlinthCodeSnippet;
  }
}
