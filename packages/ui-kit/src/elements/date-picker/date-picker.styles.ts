import { calendarPopupStyles } from '#base/calendar-popup.styles.ts';
import { textFrameStyles } from '#base/text-frame.styles.ts';

export const datePickerStyles = [...textFrameStyles, ...calendarPopupStyles];
