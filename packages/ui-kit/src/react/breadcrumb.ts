// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/breadcrumb.ts';
import { PlinthBreadcrumb } from '../elements/breadcrumb/breadcrumb.ts';

/** React wrapper of `<plinth-breadcrumb>`. */
export const Breadcrumb = createComponent({
  react: React,
  tagName: 'plinth-breadcrumb',
  elementClass: PlinthBreadcrumb,
  events: {},
});
