// Generated from the custom elements manifest by `npm run gen`.
import { createComponent } from '@lit/react';
import * as React from 'react';
import '../define/badge.ts';
import { PlinthBadge } from '../elements/badge/badge.ts';

/** React wrapper of `<plinth-badge>`. */
export const Badge = createComponent({
  react: React,
  tagName: 'plinth-badge',
  elementClass: PlinthBadge,
  events: {},
});
