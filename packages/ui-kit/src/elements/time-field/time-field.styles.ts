export { textFrameStyles as timeFieldStyles } from '#base/text-frame.styles.ts';
