// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/skeleton.ts';
import { PlinthSkeleton } from '../elements/skeleton/skeleton.ts';

/** React wrapper of `<plinth-skeleton>`. */
export const Skeleton = createComponent({
  react: React,
  tagName: 'plinth-skeleton',
  elementClass: PlinthSkeleton,
  events: {},
});
