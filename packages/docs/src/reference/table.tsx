import type { ReactNode } from 'react';

interface TableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table whose first column contains the row headers; in a narrow container, each row is a block. */
export function DocsTable({ caption, headings, rows }: TableProps) {
  return (
    <section
      className="docs-table"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable with the keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => {
                const heading = headings[index] ?? '';
                return index === 0 ? (
                  <th key={heading} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heading} data-heading={heading}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
