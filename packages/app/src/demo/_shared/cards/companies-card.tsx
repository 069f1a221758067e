import { Figure } from '#shared/figure.tsx';
import { countText, dollars, signedDollars } from '../amounts.ts';
import { COMPANIES, type Company } from './samples.ts';
import { TableCard } from './table-card.tsx';

const COLUMNS = [
  { header: 'Company', value: ({ name }: Company) => name },
  { header: 'Category', value: ({ category }: Company) => category },
  { header: 'Views', value: ({ views }: Company) => countText(views) },
  { header: 'Orders', value: ({ orders }: Company) => countText(orders) },
  { header: 'Sales', value: ({ sales }: Company) => dollars(sales) },
  { header: 'Change', value: ({ change }: Company) => signedDollars(change) },
];

const sumOf = (valueOf: (company: Company) => number): number =>
  COMPANIES.reduce((sum, company) => sum + valueOf(company), 0);

const TOTALS = [
  countText(sumOf(({ views }) => views)),
  countText(sumOf(({ orders }) => orders)),
  dollars(sumOf(({ sales }) => sales)),
  signedDollars(sumOf(({ change }) => change)),
];

/** The companies of the shop with their figures of the last 28 days, which add up to those of the page. */
export function CompaniesCard({ id }: { readonly id?: string }) {
  return (
    <TableCard title="Companies" id={id} className="companies" columns={COLUMNS} rows={COMPANIES} firstFigure={2}>
      <tbody>
        {COMPANIES.map(({ name, category, views, orders, sales, change }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="muted">{category}</td>
            <td className="card-table-end muted">
              <Figure>{countText(views)}</Figure>
            </td>
            <td className="card-table-end">
              <Figure>{countText(orders)}</Figure>
            </td>
            <td className="card-table-end card-table-strong">
              <Figure>{dollars(sales)}</Figure>
            </td>
            <td className="card-table-end">
              <Figure>{signedDollars(change)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td className="muted">
            <bdi>{COMPANIES.length} companies</bdi>
          </td>
          {TOTALS.map((total) => (
            <td key={total} className="card-table-end">
              <bdi dir="ltr" className="figures double-rule">
                {total}
              </bdi>
            </td>
          ))}
        </tr>
      </tfoot>
    </TableCard>
  );
}
