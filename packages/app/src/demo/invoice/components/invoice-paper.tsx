import type { PaperContent, PaperItem } from '#demo/_shared/invoices/paper-content.ts';
import { Facts } from './facts.tsx';
import { PaperLetterhead } from './paper-letterhead.tsx';
import './invoice-paper.css';

function Figure({ children }: { readonly children: string }) {
  return (
    <bdi dir="ltr" className="figures">
      {children}
    </bdi>
  );
}

function Items({ items }: { readonly items: readonly PaperItem[] }) {
  return (
    <div className="invoice-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Rate</th>
            <th scope="col">Quantity</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ service, description, rate, qty, total }, index) => (
            <tr key={index}>
              <th scope="row">
                <span className="invoice-service">
                  <bdi>{service}</bdi>
                </span>
                {description === '' ? null : (
                  <span className="invoice-description">
                    <bdi>{description}</bdi>
                  </span>
                )}
              </th>
              <td>
                <Figure>{rate}</Figure>
              </td>
              <td>
                <Figure>{qty}</Figure>
              </td>
              <td>
                <Figure>{total}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The document of an invoice. A print of the page has only the document. */
export function InvoicePaper({ content }: { readonly content: PaperContent }) {
  const { heading, dates, clientName, client, account, items, salesperson, sums, total, remarks, stub } = content;
  return (
    <article className="invoice-paper" aria-label={heading}>
      <PaperLetterhead>
        <h2>
          <bdi>{heading}</bdi>
        </h2>
        <Facts facts={dates} className="invoice-dates" />
      </PaperLetterhead>
      <div className="invoice-parties">
        <div>
          <h3>Bill to</h3>
          <address>
            <span className="medium">
              <bdi>{clientName}</bdi>
            </span>
            {client.map((line) => (
              <span key={line} className="muted">
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </div>
        <div>
          <h3>Payment details</h3>
          <Facts facts={account} />
        </div>
      </div>
      <Items items={items} />
      <div className="invoice-sums">
        <p>
          {salesperson === '' ? null : (
            <>
              <span className="muted">Salesperson</span> <bdi className="medium">{salesperson}</bdi>
            </>
          )}
        </p>
        <dl>
          {sums.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Figure>{value}</Figure>
              </dd>
            </div>
          ))}
          <div className="invoice-total">
            <dt>{total.name}</dt>
            <dd>
              <Figure>{total.value}</Figure>
            </dd>
          </div>
        </dl>
      </div>
      {remarks.length > 0 ? (
        <div className="invoice-remarks">
          {remarks.map(({ name, value }) => (
            <div key={name}>
              <h3>{name}</h3>
              <p>
                <bdi>{value}</bdi>
              </p>
            </div>
          ))}
        </div>
      ) : null}
      {stub.length > 0 ? (
        <div className="invoice-stub">
          <h3>Payment stub</h3>
          <Facts facts={stub} />
        </div>
      ) : null}
    </article>
  );
}
