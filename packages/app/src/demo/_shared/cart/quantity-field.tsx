import { maxQuantityOf } from '@plinth/api-client/demo/shop';
import { NumberField } from '@plinth/ui-kit/react/number-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberValueOf } from '../event-value.ts';
import { canBeOrdered } from './stock.ts';

interface Props {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly className?: string;
  /** The chosen number of pieces. */
  readonly qty: number;
  /** The pieces in stock. */
  readonly stock: number;
  readonly disabled?: boolean;
  /** Called with the number that was entered; null when it is out of range, which the field says. */
  readonly onQuantityChange: (qty: number | null) => void;
}

/**
 * A field for the number of pieces of a product. A number that cannot be ordered stays in the field, with the reason
 * under it.
 */
export function QuantityField({
  label,
  labelHidden = false,
  className,
  qty,
  stock,
  disabled = false,
  onQuantityChange,
}: Props) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<number | null | undefined>(undefined);
  const shown = refused === undefined ? qty : refused;
  const isOverStock = stock > 0 && shown !== null && shown > stock;
  return (
    <NumberField
      {...(className === undefined ? {} : { className })}
      label={label}
      labelHidden={labelHidden}
      required
      min={1}
      max={Math.max(1, maxQuantityOf(stock))}
      value={shown}
      disabled={disabled}
      error={isOverStock ? t('demo.cart.left', { stock }) : ''}
      onChange={(event) => {
        const chosen = numberValueOf(event);
        const isRefused = chosen === null || !canBeOrdered({ qty: chosen, stock });
        setRefused(isRefused ? chosen : undefined);
        onQuantityChange(isRefused ? null : chosen);
      }}
    />
  );
}
