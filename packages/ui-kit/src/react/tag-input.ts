// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/tag-input.ts';
import { PlinthTagInput } from '../elements/tag-input/tag-input.ts';

/** React wrapper of `<plinth-tag-input>`. */
export const TagInput = createComponent({
  react: React,
  tagName: 'plinth-tag-input',
  elementClass: PlinthTagInput,
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
