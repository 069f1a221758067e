import type { ReactNode } from 'react';

/** A row of a summary: its label and its value. */
interface SummaryRow {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** A list of labels and values, ruled like a ledger. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className="onboarding-ledger">
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
