import type { ReactNode } from 'react';

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table whose first column contains the row headers; in a narrow container, each row is a block. */
export function DocsTable({ caption, heads, rows }: TableProps) {
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
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => {
                const head = heads[index] ?? '';
                return index === 0 ? (
                  <th key={head} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head} data-head={head}>
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
