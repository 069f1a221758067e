import { INVOICE_SERVICES } from '@plinth/api-client/demo/invoice';
import { priceOf } from '@plinth/api-client/demo/invoice-amounts';
import { iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SortableItem } from '@plinth/ui-kit/react/sortable-item';
import { useId, type ReactNode } from 'react';
import { dollars } from '#demo/_shared/amounts.ts';
import { isolate } from '#shared/isolate.ts';
import { validNumbers, type ItemField, type ItemRow } from '../invoice-values.ts';

interface Props {
  readonly row: ItemRow;
  /** Its place among the rows, from 1. */
  readonly place: number;
  readonly isOnly: boolean;
  readonly errors: Readonly<Partial<Record<ItemField, string>>>;
  readonly onChange: (field: ItemField, value: string) => void;
  readonly onBlur: (field: ItemField) => void;
  readonly onRemove: () => void;
}

/** A row of the form of an invoice. */
export function ItemRowFields({ row, place, isOnly, errors, onChange, onBlur, onRemove }: Props) {
  const services = useId();
  const name = row.service.trim() === '' ? `item ${place}` : row.service;
  const control = (field: ItemField) => ({
    name: `items.${row.key}.${field}`,
    value: row[field],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(field, target.value),
    onBlur: () => onBlur(field),
  });
  const labelled = (field: ItemField, label: string, content: ReactNode, need?: 'required' | 'optional') => (
    <Field
      className={`item-${field}`}
      label={label}
      required={need === 'required'}
      optional={need === 'optional'}
      error={errors[field] ?? ''}
    >
      {content}
    </Field>
  );
  return (
    <SortableItem className="item-row" value={String(row.key)} label={name} handleLabel={`Reorder ${name}`}>
      <div className="item-fields">
        {labelled(
          'service',
          'Service',
          <input type="text" dir="auto" list={services} {...control('service')} />,
          'required',
        )}
        <datalist id={services}>
          {INVOICE_SERVICES.map((service) => (
            <option key={service} value={service}>
              {service}
            </option>
          ))}
        </datalist>
        {labelled('cost', 'Cost', <input type="text" inputMode="decimal" {...control('cost')} />, 'required')}
        {labelled('qty', 'Qty', <input type="text" inputMode="numeric" {...control('qty')} />, 'required')}
        {labelled(
          'discount',
          isolate('Discount %'),
          <input type="text" inputMode="decimal" {...control('discount')} />,
        )}
        <p className="item-price">
          <span className="item-price-label">Price</span>
          <output>
            <bdi dir="ltr" className="figures">
              {dollars(priceOf(validNumbers(row)))}
            </bdi>
          </output>
        </p>
        {labelled(
          'description',
          'Description',
          <input type="text" dir="auto" {...control('description')} />,
          'optional',
        )}
        <Button
          className="item-remove"
          variant="ghost"
          size="small"
          iconOnly
          label={`Remove ${name}`}
          disabled={isOnly}
          onClick={onRemove}
        >
          <Icon path={iconX} size="small" />
        </Button>
      </div>
    </SortableItem>
  );
}
