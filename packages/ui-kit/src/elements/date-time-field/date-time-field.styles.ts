export { textFrameStyles as dateTimeFieldStyles } from '#base/text-frame.styles.ts';
