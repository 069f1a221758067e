import type { ElementDoc } from '#element-doc.ts';
import { DocText } from './doc-text.tsx';
import { DocsTable } from './table.tsx';

/** The actions of an element's keys, or a note that it has none. */
export function Keyboard({ keyboard }: Pick<ElementDoc, 'keyboard'>) {
  const rows = keyboard.filter(({ keys }) => keys !== '');
  const note = keyboard.find(({ keys }) => keys === '')?.description;
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      {rows.length > 0 ? (
        <DocsTable
          caption="Keyboard"
          headings={['Key', 'Action']}
          rows={rows.map(({ keys, description }) => ({
            key: keys + description,
            cells: [
              <span key="keys" className="docs-keys">
                {keys.split(', ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>,
              <DocText key="description" text={description} />,
            ],
          }))}
        />
      ) : (
        <p>{note ?? 'The element is not focusable and has no keyboard interactions.'}</p>
      )}
    </>
  );
}
