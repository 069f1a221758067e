import '@plinth/ui-kit/define/badge';
import type { ApiKey } from '@plinth/api-client/demo/api-keys';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { html } from 'lit';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { dayInYear } from '#demo/_shared/dates.ts';
import type { ListState } from '#demo/_shared/list/use-list-address.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useCopy } from '#demo/_shared/use-copy.tsx';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { useRevokeApiKeyMutation } from '../api-keys-api.ts';
import { CALL_ORDER, maskKey } from '../key-list.ts';
import { KEY_TYPE_NAMES } from '../key-types.ts';
import { useShownKey } from '../use-shown-key.ts';

const chip = ({ type, isRevoked }: ApiKey) =>
  html`<span class="line"
    ><plinth-badge variant="neutral">${KEY_TYPE_NAMES[type]}</plinth-badge>${
      isRevoked ? html`<plinth-badge variant="danger">Revoked</plinth-badge>` : ''
    }</span
  >`;

const keyText = (apiKey: ApiKey, shownId: number | null): string =>
  apiKey.id === shownId && !apiKey.isRevoked ? apiKey.key : maskKey(apiKey.key);

const keyCell = (apiKey: ApiKey, shownId: number | null) => html`<bdi dir="ltr">${keyText(apiKey, shownId)}</bdi>`;

const columnsOf = (shownId: number | null, now: number) => [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    width: '14rem',
    emphasis: 'medium' as const,
    accessor: ({ name }: ApiKey) => name,
  },
  { id: 'type', header: 'Type', sortable: true, width: '11.5rem', accessor: ({ type }: ApiKey) => type, cell: chip },
  {
    id: 'key',
    header: 'Key',
    grow: true,
    width: '17.5rem',
    accessor: ({ key }: ApiKey) => maskKey(key),
    cell: (apiKey: ApiKey) => keyCell(apiKey, shownId),
  },
  {
    id: 'created',
    header: 'Created',
    sortable: true,
    width: '7.5rem',
    emphasis: 'muted' as const,
    accessor: ({ created }: ApiKey) => created,
    cell: ({ created }: ApiKey) => dayInYear(created, now),
  },
  {
    id: 'lastUsed',
    header: 'Last used',
    sortable: true,
    width: '7rem',
    emphasis: 'muted' as const,
    accessor: ({ lastUsed }: ApiKey) => lastUsed ?? '',
    cell: ({ lastUsed }: ApiKey) => (lastUsed === null ? 'Never' : dayInYear(lastUsed, now)),
  },
];

const narrowColumnsOf = (shownId: number | null, now: number) => [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    width: '12rem',
    accessor: ({ name }: ApiKey) => name,
    cell: (apiKey: ApiKey) =>
      html`<div class="stack">
        <span class="line"><span class="medium grow">${apiKey.name}</span>${chip(apiKey)}</span>
        <span class="small">${keyCell(apiKey, shownId)}</span>
        <span class="muted small"
          ><bdi>Created ${dayInYear(apiKey.created, now)}</bdi> ·
          <bdi>${apiKey.lastUsed === null ? 'Never used' : `Used ${dayInYear(apiKey.lastUsed, now)}`}</bdi></span
        >
      </div>`,
  },
];

interface RevokeProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Asks before a key is revoked. */
function RevokeDialog({ apiKey: { id, name }, onClose }: RevokeProps) {
  const dispatch = useDispatch();
  const [revoke] = useRevokeApiKeyMutation();
  const confirm = async () => {
    const { error } = await revoke(id);
    if (!error) dispatch(doneToast(`API key ${name} revoked`));
    return !error;
  };
  return (
    <ConfirmDialog
      heading={`Revoke ${name}?`}
      action="Revoke"
      failure="The key was not revoked. It still works."
      onConfirm={confirm}
      onClose={onClose}
    >
      What uses this key stops working at once. This cannot be undone.
    </ConfirmDialog>
  );
}

interface Props {
  readonly list: ListState;
  readonly keys: readonly ApiKey[];
  readonly isLoading: boolean;
  readonly onEdit: (apiKey: ApiKey) => void;
}

/** The keys of a page, as a table with a menu for each that works. */
export function KeyGrid({ list, keys, isLoading, onEdit }: Props) {
  const { copy, dialog } = useCopy();
  const isNarrow = useMediaQuery('(width < 768px)');
  const [shownId, show] = useShownKey();
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey | null>(null);
  const { now } = useServices();
  const columns = useMemo(() => (isNarrow ? narrowColumnsOf : columnsOf)(shownId, now()), [isNarrow, shownId, now]);
  const { sort } = list;
  const isCallOrder = sort.columnId === CALL_ORDER.columnId && sort.descending === CALL_ORDER.descending;
  const state = useMemo(() => ({ sort: isCallOrder ? [] : [sort] }), [isCallOrder, sort]);
  return (
    <>
      <DataGrid<ApiKey>
        label="API keys"
        columns={columns}
        rows={keys}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        status={isLoading ? 'loading' : 'ready'}
        manual
        actions={({ id, isRevoked }) =>
          isRevoked
            ? []
            : [
                { id: id === shownId ? 'hide' : 'show', label: id === shownId ? 'Hide' : 'Show' },
                { id: 'copy', label: 'Copy' },
                { id: 'edit', label: 'Edit' },
                { id: 'revoke', label: 'Revoke' },
              ]
        }
        state={state}
        onGridQueryChange={({ detail }) => list.setSort(detail.sort[0])}
        onRowAction={({ detail: { action, row } }) => {
          if (action === 'show') show(row.id);
          if (action === 'hide') show(null);
          if (action === 'copy') void copy(row.key, 'API key copied');
          if (action === 'edit') onEdit(row);
          if (action === 'revoke') setKeyToRevoke(row);
        }}
      />
      {keyToRevoke ? <RevokeDialog apiKey={keyToRevoke} onClose={() => setKeyToRevoke(null)} /> : null}
      {dialog}
    </>
  );
}
