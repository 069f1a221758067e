// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/split-button.ts';
import { PlinthSplitButton, type PlinthSplitButtonEventMap } from '../elements/split-button/split-button.ts';

/** React wrapper of `<plinth-split-button>`. */
export const SplitButton = createComponent({
  react: React,
  tagName: 'plinth-split-button',
  elementClass: PlinthSplitButton,
  events: {
    onSplitPress: 'plinth-split-press' as EventName<PlinthSplitButtonEventMap['plinth-split-press']>,
    onMenuSelect: 'plinth-menu-select' as EventName<PlinthSplitButtonEventMap['plinth-menu-select']>,
  },
});
