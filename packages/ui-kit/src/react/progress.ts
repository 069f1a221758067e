// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/progress.ts';
import { PlinthProgress } from '../elements/progress/progress.ts';

/** React wrapper of `<plinth-progress>`. */
export const Progress = createComponent({
  react: React,
  tagName: 'plinth-progress',
  elementClass: PlinthProgress,
  events: {},
});
