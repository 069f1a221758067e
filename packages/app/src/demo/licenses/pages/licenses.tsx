import { useMemo } from 'react';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import { ListBody } from '#demo/_shared/list/list-body.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { ListTools } from '#demo/_shared/list/list-tools.tsx';
import { useListAddress } from '#demo/_shared/list/use-list-address.ts';
import { MissingRecord } from '#demo/_shared/missing-record.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { LicenseDialog } from '../components/license-dialog.tsx';
import { PackageGrid } from '../components/package-grid.tsx';
import { useShippedPackagesQuery } from '../licenses-api.ts';
import { FILE_ORDER, keyOf, packagesOfPage, searchPackages, SORTABLE_COLUMNS } from '../package-list.ts';
import './licenses.css';

const PARAMETERS = { defaultSort: FILE_ORDER, columns: SORTABLE_COLUMNS, filters: {} };
const NO_FILTERS: readonly never[] = [];

const textHref = (key: string): string => demoRoutes.hrefOf('license', {}, { package: key });

/** The page of the open-source packages in the app. The address says which of them it shows. */
export function LicensesPage() {
  const { now } = useServices();
  const list = useListAddress(PARAMETERS);
  const record = useOpenRecord('package');
  const { data: packages, isError, isFetching, refetch } = useShippedPackagesQuery();
  const found = useMemo(() => packages && searchPackages(packages, list.q), [packages, list.q]);
  const shown = useMemo(() => (found ? packagesOfPage(found, list) : []), [found, list]);
  const open = packages?.find((shipped) => keyOf(shipped) === record.name);
  return (
    <ListPage title="demo.pages.licenses" group="demo.menu.pages">
      <section className="list-sheet license-notice" aria-labelledby="license-notice">
        <h2 id="license-notice">{brand.name}</h2>
        <p>
          <bdi>
            © {new Date(now()).getFullYear()} {brand.name}. The app contains the open-source packages below. Each has
            its own license; choose a name to read it.
          </bdi>
        </p>
      </section>
      <div className="list-sheet" data-ready={packages ? 'license' : undefined}>
        <ListTools list={list} searchLabel="Search name or license" filters={NO_FILTERS} isFetching={false} />
        <ListBody
          list={list}
          noun="package"
          emptyText="The packages that the app contains appear here."
          total={found?.length}
          isFetching={false}
          isError={isError && !packages}
          onRetry={() => void refetch()}
        >
          <PackageGrid
            list={list}
            packages={shown}
            isLoading={isFetching && !packages}
            hrefOf={textHref}
            onOpen={record.open}
          />
        </ListBody>
      </div>
      {open ? <LicenseDialog shipped={open} onClose={record.close} /> : null}
      {record.name !== null && packages && !open ? (
        <MissingRecord heading="There is no such package" back="Back to the licenses" onClose={record.close} />
      ) : null}
    </ListPage>
  );
}
