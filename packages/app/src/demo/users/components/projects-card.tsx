import '@plinth/ui-kit/define/progress';
import type { Project } from '@plinth/api-client/demo/account';
import { formatNumber } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { html } from 'lit';
import { useMemo, useRef, type ComponentRef } from 'react';
import { useServices } from '#core/context.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { useListAddress, type ListState } from '#demo/_shared/list/use-list-address.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { ChoiceMenu } from '#shared/choice-menu.tsx';
import { FilterRow } from '#shared/filter-row.tsx';
import { progressOf, searchProjects } from '../projects.ts';

const PARAMETERS = {
  defaultSort: { columnId: 'dueDate', descending: false },
  columns: ['name', 'tasks', 'progress', 'hours', 'dueDate'],
  filters: {},
};

const tasksText = ({ tasks, tasksDone }: Project): string => `${tasksDone} of ${tasks}`;

const progressBar = (project: Project) =>
  html`<plinth-progress
    label=${`Progress of ${project.name}`}
    label-hidden
    .value=${progressOf(project)}
    .valueText=${`${progressOf(project)}%`}
  ></plinth-progress>`;

const percentText = (project: Project) => html`<bdi dir="ltr">${progressOf(project)}%</bdi>`;

const columnsOf = (now: number) => [
  {
    id: 'name',
    header: 'Project',
    rowHeader: true,
    sortable: true,
    accessor: ({ name }: Project) => name,
    cell: ({ name, kind }: Project) =>
      html`<div class="stack"><span class="medium">${name}</span><span class="muted small">${kind}</span></div>`,
  },
  {
    id: 'tasks',
    header: 'Tasks',
    sortable: true,
    align: 'end' as const,
    accessor: ({ tasks }: Project) => tasks,
    cell: tasksText,
  },
  {
    id: 'progress',
    header: 'Progress',
    sortable: true,
    align: 'end' as const,
    accessor: progressOf,
    cell: percentText,
  },
  {
    // A column of its own, so that all bars have the same length.
    id: 'bar',
    header: 'Progress as a bar',
    headerHidden: true,
    sortable: false,
    width: '9rem',
    cell: progressBar,
  },
  {
    id: 'hours',
    header: 'Hours',
    sortable: true,
    align: 'end' as const,
    accessor: ({ hours }: Project) => hours,
    cell: ({ hours }: Project) => formatNumber(hours, 'en-US'),
  },
  {
    id: 'dueDate',
    header: 'Due',
    sortable: true,
    emphasis: 'muted' as const,
    accessor: ({ dueDate }: Project) => dueDate,
    cell: ({ dueDate }: Project) => dayInYear(dueDate, now),
  },
];

const narrowOf = (now: number) => (project: Project) =>
  html`<div class="stack">
    <div class="line">
      <span class="medium grow">${project.name}</span
      ><span class="muted small">${dayInYear(project.dueDate, now)}</span>
    </div>
    <span class="muted small"><bdi>${project.kind} · ${tasksText(project)} tasks</bdi> · ${percentText(project)}</span>
    ${progressBar(project)}
  </div>`;

/** Sorts the projects where the table has no headers. */
function SortMenu({
  list: { sort, setSort },
  columns,
}: {
  readonly list: ListState;
  readonly columns: ReturnType<typeof columnsOf>;
}) {
  return (
    <ChoiceMenu
      name="Sort"
      value={`${sort.columnId}${sort.descending ? ' desc' : ''}`}
      options={columns
        .filter(({ sortable }) => sortable)
        .flatMap(({ id, header }) => [
          { value: id, label: header },
          { value: `${id} desc`, label: `${header}, descending` },
        ])}
      onValueChange={(value) => {
        const [columnId = '', direction] = value.split(' ');
        setSort({ columnId, descending: direction === 'desc' });
      }}
    />
  );
}

/** The projects of a user. The search and the order are in the address. */
export function ProjectsCard({ projects }: { readonly projects: readonly Project[] }) {
  const { now } = useServices();
  const list = useListAddress(PARAMETERS);
  const [columns, narrow] = useMemo(() => [columnsOf(now()), narrowOf(now())] as const, [now]);
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(search);
  const rows = useMemo(() => searchProjects(projects, list.q), [projects, list.q]);
  return (
    <Card flush>
      <h2 slot="heading">Projects</h2>
      {projects.length === 0 ? null : (
        <FilterRow className="user-projects-tools">
          <SearchField
            ref={search}
            className="filter-row-search"
            label="Search projects"
            labelHidden
            placeholder="Search projects"
            value={list.q}
            onSearchChange={({ detail }) => list.setSearch(detail.value)}
          />
          <div className="user-projects-sort">
            <SortMenu list={list} columns={columns} />
          </div>
        </FilterRow>
      )}
      <DataTable<Project>
        label="Projects"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        narrow={narrow}
        sort={list.sort}
        onSortChange={({ detail }) => list.setSort(detail.sort)}
      >
        {list.isFiltered && projects.length > 0 ? (
          <EmptyState slot="empty" heading="No project matches" text="Check the spelling, or try fewer letters.">
            <Button slot="action" onClick={list.clear}>
              Clear filters
            </Button>
          </EmptyState>
        ) : (
          <EmptyState slot="empty" heading="No projects yet" text="The projects of this user appear here." />
        )}
      </DataTable>
    </Card>
  );
}
