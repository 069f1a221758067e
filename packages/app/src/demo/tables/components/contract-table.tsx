import { Badge } from '@plinth/ui-kit/react/badge';
import { dollars } from '#demo/_shared/amounts.ts';
import { CONTRACTS, type ContractStatus } from '../contracts.ts';
import type { TableSection } from '../table-sections.ts';
import './contract-table.css';

const STATUSES: Readonly<
  Record<ContractStatus, { readonly name: string; readonly variant: 'danger' | 'neutral' | 'plain' }>
> = {
  active: { name: 'Active', variant: 'plain' },
  late: { name: 'Late', variant: 'danger' },
  new: { name: 'New', variant: 'neutral' },
  repaid: { name: 'Repaid', variant: 'plain' },
};

/** A table of contracts in the styles of a section. */
export function ContractTable({ section: { heading, styles } }: { readonly section: TableSection }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable with the keyboard
    <section className="table-scroll" aria-label={`Table: ${heading}`} tabIndex={0}>
      <table className={['table-example', ...styles.map((style) => `table-${style}`)].join(' ')}>
        <caption className="visually-hidden">Contracts</caption>
        <thead>
          <tr>
            <th scope="col">Client</th>
            <th scope="col">Owner</th>
            <th scope="col" className="table-end">
              Amount
            </th>
            <th scope="col" className="table-end">
              Repaid
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {CONTRACTS.map(({ client, owner, amount, repaid, status }) => (
            <tr key={client} data-status={status}>
              <th scope="row">
                <bdi>{client}</bdi>
              </th>
              <td>
                <bdi>{owner}</bdi>
              </td>
              <td className="table-end">
                <bdi>{dollars(amount)}</bdi>
              </td>
              <td className="table-end">
                <bdi>{repaid}%</bdi>
              </td>
              <td>
                <Badge variant={STATUSES[status].variant}>{STATUSES[status].name}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
