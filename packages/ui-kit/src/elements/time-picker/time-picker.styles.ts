import { listboxStyles } from '#base/listbox.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const timePickerStyles = [...textFrameStyles, ...listboxStyles];
