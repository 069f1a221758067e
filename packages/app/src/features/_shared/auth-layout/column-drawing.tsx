import { useMemo } from 'react';
import { columnLines } from '#shared/column-lines.ts';
import './column-drawing.css';

/** The engraved column of the sign-in pages, at the bottom and the inline end of its panel. It follows the skin. */
export function ColumnDrawing() {
  const lines = useMemo(() => columnLines(), []);
  return (
    <svg
      className="column-drawing"
      viewBox="0 0 520 1080"
      width="520"
      height="1080"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path opacity="0.24" d={lines.shade} />
      <path opacity="0.42" d={lines.rules} />
      <path opacity="0.62" d={lines.flutes} />
      <path opacity="0.75" d={lines.outline} />
      <path className="column-drawing-brass" strokeWidth="2" d={lines.brass} />
    </svg>
  );
}
