// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/search-field.ts';
import { PlinthSearchField, type PlinthSearchFieldEventMap } from '../elements/search-field/search-field.ts';

/** React wrapper of `<plinth-search-field>`. */
export const SearchField = createComponent({
  react: React,
  tagName: 'plinth-search-field',
  elementClass: PlinthSearchField,
  events: {
    onSearch: 'plinth-search' as EventName<PlinthSearchFieldEventMap['plinth-search']>,
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
