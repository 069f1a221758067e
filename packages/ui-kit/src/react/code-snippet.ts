// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/code-snippet.ts';
import { PlinthCodeSnippet } from '../elements/code-snippet/code-snippet.ts';

/** React wrapper of `<plinth-code-snippet>`. */
export const CodeSnippet = createComponent({
  react: React,
  tagName: 'plinth-code-snippet',
  elementClass: PlinthCodeSnippet,
  events: {},
});
