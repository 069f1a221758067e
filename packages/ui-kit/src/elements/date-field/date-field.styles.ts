export { textFrameStyles as dateFieldStyles } from '#base/text-frame.styles.ts';
