// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/customizer.ts';
import { PlinthCustomizer, type PlinthCustomizerEventMap } from '../elements/customizer/customizer.ts';

/** React wrapper of `<plinth-customizer>`. */
export const Customizer = createComponent({
  react: React,
  tagName: 'plinth-customizer',
  elementClass: PlinthCustomizer,
  events: {
    onSettingsChange: 'plinth-settings-change' as EventName<PlinthCustomizerEventMap['plinth-settings-change']>,
  },
});
