import bidiFactory from 'bidi-js';

/** The Unicode Bidirectional Algorithm. */
export const bidi = bidiFactory();

/** Returns whether a text runs from right to left: whether the first letter with a direction does. */
export const isRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs.some(({ level }) => level % 2 === 1);

/** A mark before a line which gives it a direction. It has no glyph. */
export const directionMark = (isRightToLeftLine: boolean): string => (isRightToLeftLine ? '\u200f' : '\u200e');

/** Returns whether a character is a mark of {@link directionMark}. */
export const isDirectionMark = (text: string): boolean => text === '\u200e' || text === '\u200f';
