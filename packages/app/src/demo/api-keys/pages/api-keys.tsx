import type { ApiKey } from '@plinth/api-client/demo/api-keys';
import { useMemo } from 'react';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { ListBody } from '#demo/_shared/list/list-body.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { ListTools } from '#demo/_shared/list/list-tools.tsx';
import { useListAddress } from '#demo/_shared/list/use-list-address.ts';
import { MissingRecord } from '#demo/_shared/missing-record.tsx';
import { useOpenRecord, type OpenRecord } from '#demo/_shared/use-open-record.ts';
import { useApiKeysQuery } from '../api-keys-api.ts';
import { CreateKeyForm } from '../components/create-key-form.tsx';
import { EditKeyDialog } from '../components/edit-key-dialog.tsx';
import { KeyGrid } from '../components/key-grid.tsx';
import { CALL_ORDER, keysOfPage, searchKeys, SORTABLE_COLUMNS } from '../key-list.ts';
import './api-keys.css';

const PARAMETERS = { defaultSort: CALL_ORDER, columns: SORTABLE_COLUMNS, filters: {} };
const NO_FILTERS: readonly never[] = [];

/** The dialog of the key that the address opens. A revoked one cannot be changed. */
function KeyEditor({ record, keys }: { readonly record: OpenRecord; readonly keys: readonly ApiKey[] | undefined }) {
  const apiKey = keys?.find(({ id, isRevoked }) => String(id) === record.name && !isRevoked);
  return (
    <>
      {apiKey ? <EditKeyDialog key={record.name} apiKey={apiKey} record={record} /> : null}
      {record.name !== null && keys && !apiKey ? (
        <MissingRecord heading="There is no such key" back="Back to the keys" onClose={record.close} />
      ) : null}
      <LeaveDialog record={record} text="What you changed is not saved." />
    </>
  );
}

/** The page of the API keys. The address says which of them it shows. */
export function ApiKeysPage() {
  const list = useListAddress(PARAMETERS);
  const record = useOpenRecord('key');
  const { data: keys, isError, isFetching, refetch } = useApiKeysQuery();
  const found = useMemo(() => keys && searchKeys(keys, list.q), [keys, list.q]);
  const shown = useMemo(() => (found ? keysOfPage(found, list) : []), [found, list]);
  return (
    <ListPage title="demo.pages.apiKeys" group="demo.menu.pages">
      <CreateKeyForm onCreated={list.showFirst} />
      <div className="list-sheet" data-ready={keys ? 'api-keys' : undefined}>
        <ListTools list={list} searchLabel="Search name or type" filters={NO_FILTERS} isFetching={false} />
        <ListBody
          list={list}
          noun="API key"
          total={found?.length}
          isFetching={false}
          isError={isError && !keys}
          onRetry={() => void refetch()}
        >
          <KeyGrid
            list={list}
            keys={shown}
            isLoading={isFetching && !keys}
            onEdit={({ id }) => record.open(String(id))}
          />
        </ListBody>
      </div>
      <KeyEditor record={record} keys={keys} />
    </ListPage>
  );
}
