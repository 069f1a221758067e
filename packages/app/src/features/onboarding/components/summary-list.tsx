import type { ReactNode } from 'react';

/** A line of a ledger: what it is, and its value. */
interface SummaryRow {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values under each other, ruled like accounts. */
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

/** A figure, or anything else that is read from left to right in every language. */
export function Figure({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" className="figures">
      {children}
    </bdi>
  );
}
