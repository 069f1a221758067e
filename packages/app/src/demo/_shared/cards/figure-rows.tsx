import type { CardColor } from '@plinth/api-client/demo/cards';
import type { ReactNode } from 'react';
import { Figure } from '#shared/figure.tsx';

/** A row of a name and its value. */
export interface FigureRow {
  readonly name: string;
  readonly value: string;
  /** The mark before the name, as the drawing beside it has it. */
  readonly mark?: CardColor | 'pending' | 'left';
  /** A share, or a change, before the value. */
  readonly share?: string;
  /** Whether the value is the sum of those above it. */
  readonly isTotal?: boolean;
}

function Value({ row }: { readonly row: FigureRow }): ReactNode {
  const value = <Figure>{row.value}</Figure>;
  return row.isTotal ? <span className="double-rule">{value}</span> : value;
}

/** Names and values under each other, as in a ledger. */
export function FigureRows({ rows }: { readonly rows: readonly FigureRow[] }) {
  return (
    <dl className="figure-rows">
      {rows.map((row) => (
        <div key={row.name} className={row.isTotal ? 'figure-rows-total' : undefined}>
          <dt>
            {row.mark ? <span className={`figure-key figure-key-${row.mark}`} aria-hidden="true" /> : null}
            {row.name}
          </dt>
          {row.share === undefined ? null : (
            <dd className="figure-rows-share">
              <Figure>{row.share}</Figure>
            </dd>
          )}
          <dd>
            <Value row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
