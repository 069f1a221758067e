import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Divider } from '@plinth/ui-kit/react/divider';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { NumberField } from '@plinth/ui-kit/react/number-field';
import { useEffect, useRef, useState } from 'react';

export function Example() {
  const list = useRef<HTMLOListElement>(null);
  const nextRow = useRef(1);
  /** The row to focus once it is shown, or none. */
  const rowToFocus = useRef(-1);
  const [rows, setRows] = useState<readonly number[]>([0]);

  useEffect(() => {
    if (rowToFocus.current < 0) return;
    list.current?.children[rowToFocus.current]?.querySelector('input')?.focus();
    rowToFocus.current = -1;
  }, [rows]);

  const add = () => {
    rowToFocus.current = rows.length;
    setRows([...rows, nextRow.current]);
    nextRow.current += 1;
  };

  const remove = (index: number) => {
    // The row that takes its place, or the one before it.
    rowToFocus.current = Math.min(index, rows.length - 2);
    setRows(rows.filter((_row, position) => position !== index));
  };

  return (
    <form className="plinth-stack plinth-align-stretch" onSubmit={(event) => event.preventDefault()}>
      <ol ref={list} className="plinth-stack">
        {rows.map((row, index) => (
          <li key={row} className="plinth-stack">
            <fieldset
              className="plinth-grid plinth-grid-small plinth-grid-fit plinth-align-end"
              aria-label={`Item ${index + 1}`}
            >
              <Field label="Item">
                <input name={`item-${row}`} placeholder="Crate of wine glasses" />
              </Field>
              <NumberField label="Quantity" name={`quantity-${row}`} min={1} defaultValue={1} />
              <MoneyField label="Unit price" name={`price-${row}`} cents placeholder="$0.00" />
              <Button
                variant="ghost"
                label={`Remove item ${index + 1}`}
                disabled={rows.length === 1}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            </fieldset>
            <Divider />
          </li>
        ))}
      </ol>
      <div className="plinth-row">
        <Button onClick={add}>
          <Icon slot="start" size="small" path={iconPlus} />
          Add an item
        </Button>
        <output>{rows.length === 1 ? 'One item' : `${rows.length} items`}</output>
      </div>
    </form>
  );
}
