import type { InvoiceAmounts } from '@plinth/api-client/demo/invoice-amounts';
import { Field } from '@plinth/ui-kit/react/field';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { isolate } from '#shared/isolate.ts';
import type { InvoiceField } from '../invoice-values.ts';

interface Props {
  readonly form: DraftForm<InvoiceField>;
  readonly amounts: InvoiceAmounts;
  readonly errorOf: (name: InvoiceField) => string;
}

const Figure = ({ children }: { readonly children: number }) => (
  <bdi dir="ltr" className="figures">
    {dollars(children)}
  </bdi>
);

/** The sums of the form of an invoice, which follow what is typed. */
export function FormSums({ form, amounts, errorOf }: Props) {
  const percentField = (name: 'discount' | 'tax', label: string) => (
    <Field className="invoice-percent" label={isolate(label)} error={errorOf(name)}>
      <input type="text" inputMode="decimal" autoComplete="off" {...form.field(name)} />
    </Field>
  );
  return (
    <dl className="invoice-form-sums">
      <div>
        <dt>Subtotal</dt>
        <dd>
          <Figure>{amounts.subtotal}</Figure>
        </dd>
      </div>
      <div>
        <dt>{percentField('discount', 'Discount %')}</dt>
        <dd>
          <Figure>{-amounts.discount}</Figure>
        </dd>
      </div>
      <div>
        <dt>{percentField('tax', 'Tax %')}</dt>
        <dd>
          <Figure>{amounts.tax}</Figure>
        </dd>
      </div>
      <div className="invoice-total">
        <dt>Total</dt>
        <dd>
          <output>
            <Figure>{amounts.total}</Figure>
          </output>
        </dd>
      </div>
    </dl>
  );
}
