import { Card } from '@plinth/ui-kit/react/card';
import { SectionsPage } from '#demo/_shared/sections/sections-page.tsx';
import { AdvancedSearch } from '../components/advanced-search.tsx';
import { ServerSideTable } from '../components/server-side-table.tsx';

const SECTIONS = [
  { id: 'server-side', heading: 'Server side' },
  { id: 'advanced-search', heading: 'Advanced search' },
] as const;

/** A table that the server searches and pages, and one with a search field for each column. */
export function AdvancedTablesPage() {
  return (
    <SectionsPage
      title="demo.pages.advancedTables"
      group="demo.menu.tables"
      ready="advanced-tables"
      text="The first table searches on the server, the second in the browser."
      sections={SECTIONS}
      isStacked
    >
      <Card flush id="server-side">
        <h2 slot="heading">Server side</h2>
        <ServerSideTable />
      </Card>
      <Card flush id="advanced-search">
        <h2 slot="heading">Advanced search</h2>
        <AdvancedSearch />
      </Card>
    </SectionsPage>
  );
}
