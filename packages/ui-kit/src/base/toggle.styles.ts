import { glyphStyles } from './glyph.ts';
import { messageStyles } from './message.ts';
import { toggleFrameStyles } from './toggle-frame.styles.ts';

/** Styles of a `ToggleElement`: the frame and the messages. */
export const toggleStyles = [...toggleFrameStyles, glyphStyles, messageStyles];
