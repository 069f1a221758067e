import { textStyles } from '#base/text.styles.ts';

export const formatDateStyles = textStyles;
