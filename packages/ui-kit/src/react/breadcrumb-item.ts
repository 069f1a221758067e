// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/breadcrumb-item.ts';
import { PlinthBreadcrumbItem } from '../elements/breadcrumb/breadcrumb-item.ts';

/** React wrapper of `<plinth-breadcrumb-item>`. */
export const BreadcrumbItem = createComponent({
  react: React,
  tagName: 'plinth-breadcrumb-item',
  elementClass: PlinthBreadcrumbItem,
  events: {},
});
