import { Field } from '@plinth/ui-kit/react/field';
import { SortableItem } from '@plinth/ui-kit/react/sortable-item';
import { SortableList } from '@plinth/ui-kit/react/sortable-list';
import { useState } from 'react';

interface Line {
  readonly id: string;
  readonly text: string;
}

const initialLines: readonly Line[] = [
  { id: 'tasting', text: 'Tasting for ten guests' },
  { id: 'delivery', text: 'Delivery within the city' },
  { id: 'glasses', text: 'Rental of glasses' },
];

export function Example() {
  const [lines, setLines] = useState(initialLines);
  return (
    <SortableList
      label="Lines of the quote"
      onListReorder={(event) => {
        event.preventDefault();
        const { fromIndex, toIndex } = event.detail;
        const moved = lines[fromIndex];
        if (moved) setLines(lines.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, moved));
      }}
    >
      {lines.map(({ id, text }, index) => (
        <SortableItem key={id} value={id} label={text}>
          <Field label={`Line ${index + 1}`}>
            <input
              type="text"
              value={text}
              onChange={({ target }) => setLines(lines.with(index, { id, text: target.value }))}
            />
          </Field>
        </SortableItem>
      ))}
    </SortableList>
  );
}
