// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/tag.ts';
import { PlinthTag, type PlinthTagEventMap } from '../elements/tag/tag.ts';

/** React wrapper of `<plinth-tag>`. */
export const Tag = createComponent({
  react: React,
  tagName: 'plinth-tag',
  elementClass: PlinthTag,
  events: {
    onTagRemove: 'plinth-tag-remove' as EventName<PlinthTagEventMap['plinth-tag-remove']>,
    onTagSelect: 'plinth-tag-select' as EventName<PlinthTagEventMap['plinth-tag-select']>,
  },
});
