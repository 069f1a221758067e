import type { ReactNode } from 'react';
import './facts.css';

/** A list of names and values. */
export function Facts({
  className = '',
  facts,
}: {
  readonly className?: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
