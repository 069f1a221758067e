import type { GlyphPosition } from '@cantoo/fontkit';
import { bidi, isDirectionMark } from './direction.ts';
import { FEATURES, type PdfFont } from './fonts.ts';
import { clustersOf } from './text.ts';

/** A part of a line in one font and one direction. Its glyphs are in the order of the page, from left to right. */
export interface Run {
  readonly font: PdfFont;
  readonly text: string;
  readonly positions: readonly GlyphPosition[];
  /** The widths of the glyphs before kerning, in units of the font. */
  readonly widths: readonly number[];
}

interface LogicalRun {
  readonly font: PdfFont;
  readonly level: number;
  text: string;
}

/** Characters that belong to the text around them and stay in its font. Brackets do not: they are mirrored here. */
const NEUTRAL = /^[\p{Z}\p{Pd}\p{Po}]+$/u;

/** Returns the parts of a line in the order in which they are read. */
function logicalRuns(line: string, fonts: readonly PdfFont[]): LogicalRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: LogicalRun[] = [];
  let index = 0;
  for (const cluster of clustersOf(line)) {
    const level = levels[index] ?? 0;
    index += cluster.length;
    if (isDirectionMark(cluster)) continue;
    const last = runs.at(-1);
    const font =
      last && NEUTRAL.test(cluster) && last.font.has(cluster) ? last.font : fonts.find(({ has }) => has(cluster));
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += cluster;
    else runs.push({ font, level, text: cluster });
  }
  return runs;
}

/** Reverses sequences of runs from the highest level down to 1 (rule L2 of the Unicode Bidirectional Algorithm). */
function visualOrder(runs: readonly LogicalRun[]): LogicalRun[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end + 1;
    }
  }
  return ordered;
}

/**
 * Returns the text with which the shaper, which knows the direction of a script but not of a line, sets a run in the
 * direction of its level: brackets and spaces in Arabic from right to left, Arabic digits from left to right.
 */
function shaperText({ font, level, text }: LogicalRun): string {
  const isRightToLeft = level % 2 === 1;
  if ((font.shaper.layout(text, FEATURES).direction === 'rtl') === isRightToLeft) return text;
  const reversed = clustersOf(text).toReversed();
  return reversed.map((cluster) => (isRightToLeft && bidi.getMirroredCharacter(cluster)) || cluster).join('');
}

/** Returns the parts of a line in the order in which they are on the page, each with its glyphs' places. */
export function shape(line: string, fonts: readonly PdfFont[]): readonly Run[] {
  return visualOrder(logicalRuns(line, fonts)).map((run) => {
    const { font } = run;
    const text = shaperText(run);
    const { glyphs, positions } = font.shaper.layout(text, FEATURES);
    return { font, text, positions: positions ?? [], widths: glyphs.map(({ advanceWidth }) => advanceWidth) };
  });
}

/** Returns the width of a run at a size. */
export const runWidth = ({ font, positions }: Run, size: number): number =>
  (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.shaper.unitsPerEm) * size;
