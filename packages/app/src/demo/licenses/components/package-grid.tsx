import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { html } from 'lit';
import { useMemo } from 'react';
import type { ListState } from '#demo/_shared/list/use-list-address.ts';
import { isPlainClick } from '#shared/plain-click.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import type { ShippedPackage } from '../licenses-api.ts';
import { keyOf } from '../package-list.ts';

interface Opening {
  /** Returns the address that opens the text of a package's license. */
  readonly hrefOf: (key: string) => string;
  readonly onOpen: (key: string) => void;
}

const nameLink = (shipped: ShippedPackage, { hrefOf, onOpen }: Opening) => {
  const key = keyOf(shipped);
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(key);
  };
  return html`<a class="medium" href=${hrefOf(key)} @click=${handleClick}><bdi>${shipped.name}</bdi></a>`;
};

const homeLink = ({ name, link }: ShippedPackage) => {
  const host = new URL(link).hostname.replace(/^www\./, '');
  const label = `${host}, page of ${name}, opens a new tab`;
  return html`<a href=${link} target="_blank" rel="noopener noreferrer" aria-label=${label}><bdi>${host}</bdi></a>`;
};

const columnsOf = (opening: Opening) => [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    grow: true,
    width: '20rem',
    accessor: ({ name }: ShippedPackage) => name,
    cell: (shipped: ShippedPackage) => nameLink(shipped, opening),
  },
  {
    id: 'version',
    header: 'Version',
    width: '8rem',
    emphasis: 'muted' as const,
    accessor: ({ version }: ShippedPackage) => version,
    cell: ({ version }: ShippedPackage) => html`<bdi dir="ltr">${version}</bdi>`,
  },
  {
    id: 'license',
    header: 'License',
    sortable: true,
    width: '18rem',
    accessor: ({ license }: ShippedPackage) => license,
    cell: ({ license }: ShippedPackage) => html`<bdi>${license}</bdi>`,
  },
  {
    id: 'link',
    header: 'Link',
    width: '14rem',
    accessor: ({ link }: ShippedPackage) => link,
    cell: homeLink,
  },
];

const narrowColumnsOf = (opening: Opening) => [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    width: '12rem',
    accessor: ({ name }: ShippedPackage) => name,
    cell: (shipped: ShippedPackage) =>
      html`<div class="stack">
        ${nameLink(shipped, opening)}
        <span class="muted small"><bdi>${shipped.version} · ${shipped.license}</bdi> · ${homeLink(shipped)}</span>
      </div>`,
  },
];

interface Props extends Opening {
  readonly list: ListState;
  readonly packages: readonly ShippedPackage[];
  readonly isLoading: boolean;
}

/** The packages of a page, as a table. The name of each opens the text of its license. */
export function PackageGrid({ list, packages, isLoading, hrefOf, onOpen }: Props) {
  const isNarrow = useMediaQuery('(width < 768px)');
  const columns = useMemo(
    () => (isNarrow ? narrowColumnsOf : columnsOf)({ hrefOf, onOpen }),
    [isNarrow, hrefOf, onOpen],
  );
  const { sort } = list;
  const state = useMemo(() => ({ sort: [sort] }), [sort]);
  return (
    <DataGrid<ShippedPackage>
      label="Packages"
      columns={columns}
      rows={packages}
      rowKey={keyOf}
      rowLabel={({ name }) => name}
      status={isLoading ? 'loading' : 'ready'}
      manual
      state={state}
      onGridQueryChange={({ detail }) => list.setSort(detail.sort[0])}
    />
  );
}
