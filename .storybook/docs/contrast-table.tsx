import { DocsTable } from '@plinth/docs/reference/table.tsx';
import { useEffect, useRef, useState } from 'react';
import { colorAt, contrast, colorPairs, type ColorPair } from './contrast.ts';
import { tokens } from './tokens.ts';
import { useToolbar } from './toolbar.ts';

interface MeasuredPair extends ColorPair {
  readonly ratio: number;
}

const COLOR_PAIRS = colorPairs(tokens);
/** The required contrast of lines and marks; text needs more. */
const MIN_GRAPHICS_CONTRAST = 3;
const roleOf = (token: string): string => token.replace('plinth-color-', '');

/** Formats a ratio with two digits, rounded down. */
const formatRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** A table of all color pairs with their contrast, measured in the selected skin. */
export function ContrastTable() {
  const toolbar = useToolbar();
  const probe = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<readonly MeasuredPair[]>([]);
  useEffect(() => {
    // The skin is applied to the root when the effects of this frame have run.
    const frame = requestAnimationFrame(() => {
      const element = probe.current;
      if (!element) return;
      setMeasured(
        COLOR_PAIRS.map((pair) => {
          const background = colorAt(element, pair.background);
          return { ...pair, ratio: contrast(colorAt(element, pair.color), background) };
        }),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [toolbar]);
  const failing = measured.filter(({ ratio, required }) => ratio < required).length;
  return (
    <>
      <output className="docs-status">
        <span ref={probe} />
        {measured.length === 0
          ? 'Measuring'
          : `${measured.length - failing} of ${measured.length} pairs have the required contrast in the skin “${toolbar.skin}”.`}
      </output>
      <DocsTable
        caption="Contrast of every pair"
        headings={['Color', 'On', 'Sample', 'Contrast', 'Required']}
        rows={measured.map(({ color, background, ratio, required }) => ({
          key: color + background,
          cells: [
            <code key="color">{roleOf(color)}</code>,
            <code key="ground">{roleOf(background)}</code>,
            <span
              key="sample"
              className="docs-pair"
              style={{ color: `var(--${color})`, background: `var(--${background})` }}
            >
              {required > MIN_GRAPHICS_CONTRAST ? '$266,600' : <span className="docs-line" />}
            </span>,
            <span key="ratio" className={ratio < required ? 'docs-figure failing' : 'docs-figure'}>
              {formatRatio(ratio)}
              {ratio < required ? ' – too low' : ''}
            </span>,
            <span key="required" className="docs-figure">
              {formatRatio(required)}
            </span>,
          ],
        }))}
      />
    </>
  );
}
