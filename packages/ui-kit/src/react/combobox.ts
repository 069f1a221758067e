// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/combobox.ts';
import { PlinthCombobox, type PlinthComboboxEventMap } from '../elements/combobox/combobox.ts';

/** React wrapper of `<plinth-combobox>`. */
export const Combobox = createComponent({
  react: React,
  tagName: 'plinth-combobox',
  elementClass: PlinthCombobox,
  events: {
    onComboboxSearch: 'plinth-combobox-search' as EventName<PlinthComboboxEventMap['plinth-combobox-search']>,
    onComboboxCreate: 'plinth-combobox-create' as EventName<PlinthComboboxEventMap['plinth-combobox-create']>,
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
