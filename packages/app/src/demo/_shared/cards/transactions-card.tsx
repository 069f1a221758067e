import { Figure } from '#shared/figure.tsx';
import { signedDollars } from '../amounts.ts';
import { useDayText } from './days.ts';
import { TRANSACTIONS, type Transaction } from './samples.ts';
import { TableCard } from './table-card.tsx';

const NET = TRANSACTIONS.reduce((sum, { amount }) => sum + amount, 0);

/** The latest transactions with what is left of them. */
export function TransactionsCard({ id }: { readonly id?: string }) {
  const dayText = useDayText();
  const columns = [
    { header: 'Date', value: ({ daysAgo }: Transaction) => dayText(-daysAgo) },
    { header: 'From or to', value: ({ name }: Transaction) => name },
    { header: 'Method', value: ({ method }: Transaction) => method },
    { header: 'Amount', value: ({ amount }: Transaction) => signedDollars(amount) },
  ];
  return (
    <TableCard
      title="Transactions"
      id={id}
      className="transactions"
      columns={columns}
      rows={TRANSACTIONS}
      firstFigure={3}
    >
      <tbody>
        {TRANSACTIONS.map(({ daysAgo, name, method, amount }) => (
          <tr key={name}>
            <td className="muted card-table-date">{dayText(-daysAgo)}</td>
            <th scope="row">{name}</th>
            <td className="faint">{method}</td>
            <td className={amount > 0 ? 'card-table-end card-table-in' : 'card-table-end card-table-strong'}>
              <Figure>{signedDollars(amount)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Net
          </th>
          <td className="faint card-table-date">
            <bdi>{TRANSACTIONS.length} in all</bdi>
          </td>
          <td className="card-table-end">
            <bdi dir="ltr" className="figures double-rule">
              {signedDollars(NET)}
            </bdi>
          </td>
        </tr>
      </tfoot>
    </TableCard>
  );
}
