import type { ReactNode } from 'react';
import './sums.css';

/** A list of names and amounts. Its last line can be their total. */
export function Sums({
  className = '',
  busy = false,
  children,
}: {
  readonly className?: string;
  /** Whether amounts are still loading. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <dl className={`sums ${className}`} aria-busy={busy}>
      {children}
    </dl>
  );
}

/** A line of a list of amounts. */
export function Sum({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="sum">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The last line of a list of amounts, with the double rule of a total once the total is known. */
export function Total({
  name,
  isKnown = true,
  children,
}: {
  readonly name: ReactNode;
  readonly isKnown?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="sum sum-total">
      <dt>{name}</dt>
      <dd>
        <span className={isKnown ? 'double-rule' : undefined}>{children}</span>
      </dd>
    </div>
  );
}
