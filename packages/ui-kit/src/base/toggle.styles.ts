import { glyphStyles } from './glyph.ts';
import { messageStyles } from './message.ts';
import { toggleFrameStyles } from './toggle-frame.styles.ts';

/** Frame and message of a `ToggleElement`. */
export const toggleStyles = [...toggleFrameStyles, glyphStyles, messageStyles];
