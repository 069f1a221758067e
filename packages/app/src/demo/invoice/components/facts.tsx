import type { Fact } from '#demo/_shared/invoices/paper-content.ts';

interface Props {
  readonly facts: readonly Fact[];
  readonly className?: string;
}

/** Names with their values. */
export function Facts({ facts, className = 'invoice-facts' }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
