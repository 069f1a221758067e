import { calendarSheetStyles } from '#base/calendar-sheet.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const datePickerStyles = [...textFrameStyles, ...calendarSheetStyles];
