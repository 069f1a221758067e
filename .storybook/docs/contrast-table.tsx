import { useEffect, useRef, useState } from 'react';
import { colourAt, contrast, pairs, type Pair } from './contrast.ts';
import { DocsTable } from './table.tsx';
import { tokens } from './tokens.ts';
import { useToolbar } from './toolbar.ts';

interface Measured extends Pair {
  readonly ratio: number;
}

const ALL = pairs(tokens);
/** The required contrast of lines and marks; text needs more. */
const MARK = 3;
const short = (token: string): string => token.replace('plinth-color-', '');

/** Formats a ratio with two digits, rounded down. */
const written = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** A table of all color pairs with their contrast, measured in the selected skin. */
export function ContrastTable() {
  const toolbar = useToolbar();
  const probe = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<readonly Measured[]>([]);
  useEffect(() => {
    // The skin is applied to the root when the effects of this frame have run.
    const frame = requestAnimationFrame(() => {
      const element = probe.current;
      if (!element) return;
      setMeasured(
        ALL.map((pair) => {
          const ground = colourAt(element, pair.ground);
          return { ...pair, ratio: contrast(colourAt(element, pair.colour), ground) };
        }),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [toolbar]);
  const failing = measured.filter(({ ratio, needs }) => ratio < needs).length;
  return (
    <>
      <output className="docs-said">
        <span ref={probe} />
        {measured.length === 0
          ? 'Measuring'
          : `${measured.length - failing} of ${measured.length} pairs reach what they need in the skin “${toolbar.skin}”.`}
      </output>
      <DocsTable
        caption="Contrast of every pair"
        heads={['Colour', 'On', 'Sample', 'Contrast', 'Needs']}
        rows={measured.map(({ colour, ground, ratio, needs }) => ({
          key: colour + ground,
          cells: [
            <code key="colour">{short(colour)}</code>,
            <code key="ground">{short(ground)}</code>,
            <span
              key="sample"
              className="docs-pair"
              style={{ color: `var(--${colour})`, background: `var(--${ground})` }}
            >
              {needs > MARK ? '$266,600' : <span className="docs-line" />}
            </span>,
            <span key="ratio" className={ratio < needs ? 'docs-figure failing' : 'docs-figure'}>
              {written(ratio)}
              {ratio < needs ? ' – too low' : ''}
            </span>,
            <span key="needs" className="docs-figure">
              {written(needs)}
            </span>,
          ],
        }))}
      />
    </>
  );
}
