import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SortableList } from '@plinth/ui-kit/react/sortable-list';
import { useEffect, useRef, useState, type ComponentRef } from 'react';
import { focusElement } from '#shared/focus-element.ts';
import { newRow, rowErrors, rowsOf, type ItemField, type ItemRow } from '../invoice-values.ts';
import { ItemRowFields } from './item-row.tsx';

interface Props {
  /** The rows as the form keeps them. */
  readonly items: string;
  /** The keys of the rows of which all errors are shown; of the others, those of the fields that have been left. */
  readonly checkedKeys: readonly number[];
  readonly onItemsChange: (items: string) => void;
}

/** The items of the form of an invoice: rows that can be added, removed and moved. */
export function ItemRows({ items, checkedKeys, onItemsChange }: Props) {
  const rows = rowsOf(items);
  const list = useRef<ComponentRef<typeof SortableList>>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  /** The selector of the element that gets the focus after the next change. */
  const focused = useRef<string | null>(null);
  const change = (next: readonly ItemRow[]) => onItemsChange(JSON.stringify(next));
  const moveTo = (from: number, to: number) => {
    const moved = rows[from];
    if (moved) change(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  useEffect(() => {
    const selector = focused.current;
    focused.current = null;
    return selector === null ? undefined : focusElement(list.current?.querySelector<HTMLElement>(selector) ?? null);
  }, [items]);
  const errorsOf = (row: ItemRow) => {
    const errors = Object.entries(rowErrors(row));
    return Object.fromEntries(
      errors.filter(([field]) => checkedKeys.includes(row.key) || left.includes(`${row.key}.${field}`)),
    );
  };
  const leave = (row: ItemRow, field: ItemField) => {
    const name = `${row.key}.${field}`;
    if (row[field] !== '' && !left.includes(name)) setLeft([...left, name]);
  };
  const add = () => {
    const row = newRow(rows);
    focused.current = `[name="items.${row.key}.service"]`;
    change([...rows, row]);
  };
  const remove = (index: number) => {
    const neighbor = rows[index + 1] ?? rows[index - 1];
    focused.current = neighbor ? `[name="items.${neighbor.key}.service"]` : null;
    change(rows.toSpliced(index, 1));
  };
  return (
    <div className="invoice-items">
      <h2 className="invoice-label">Items</h2>
      <SortableList
        ref={list}
        label="Items"
        disabled={rows.length === 1}
        onListReorder={(event) => {
          event.preventDefault();
          moveTo(event.detail.fromIndex, event.detail.toIndex);
        }}
      >
        {rows.map((row, index) => (
          <ItemRowFields
            key={row.key}
            row={row}
            place={index + 1}
            isOnly={rows.length === 1}
            errors={errorsOf(row)}
            onChange={(field, value) => change(rows.with(index, { ...row, [field]: value }))}
            onBlur={(field) => leave(row, field)}
            onRemove={() => remove(index)}
          />
        ))}
      </SortableList>
      <Button size="small" onClick={add}>
        <Icon slot="start" size="small" path={iconPlus} />
        Add item
      </Button>
    </div>
  );
}
