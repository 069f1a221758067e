// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/command-palette.ts';
import { PlinthCommandPalette, type PlinthCommandPaletteEventMap } from '../elements/command-palette/command-palette.ts';

/** React wrapper of `<plinth-command-palette>`. */
export const CommandPalette = createComponent({
  react: React,
  tagName: 'plinth-command-palette',
  elementClass: PlinthCommandPalette,
  events: {
    onPaletteClose: 'plinth-palette-close' as EventName<PlinthCommandPaletteEventMap['plinth-palette-close']>,
    onPaletteSelect: 'plinth-palette-select' as EventName<PlinthCommandPaletteEventMap['plinth-palette-select']>,
    onBookmarkToggle: 'plinth-bookmark-toggle' as EventName<PlinthCommandPaletteEventMap['plinth-bookmark-toggle']>,
  },
});
