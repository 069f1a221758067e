import { Card } from '@plinth/ui-kit/react/card';
import { SectionsPage } from '#demo/_shared/sections/sections-page.tsx';
import { ContractTable } from '../components/contract-table.tsx';
import { TABLE_SECTIONS } from '../table-sections.ts';

/** The styles of plain tables. */
export function TablesPage() {
  return (
    <SectionsPage
      title="demo.pages.tables"
      group="demo.menu.tables"
      ready="tables"
      text="Styles of plain tables. A table that sorts, searches or pages is a data table."
      sections={TABLE_SECTIONS}
    >
      {TABLE_SECTIONS.map((section) => (
        <Card key={section.id} flush id={section.id}>
          <h2 slot="heading">{section.heading}</h2>
          <p className="table-text">
            <bdi>{section.text}</bdi>
          </p>
          <ContractTable section={section} />
        </Card>
      ))}
    </SectionsPage>
  );
}
