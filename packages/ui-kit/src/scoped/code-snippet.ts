// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCodeSnippet } from '../elements/code-snippet/code-snippet.ts';
import { define as defineCopyButton } from './copy-button.ts';

/** Registers `<plinth-code-snippet>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('code-snippet', PlinthCodeSnippet, [defineCopyButton]);
