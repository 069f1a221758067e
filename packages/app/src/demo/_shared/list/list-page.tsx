import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordTitle } from '#core/pages/record-title.ts';
import { Breadcrumbs } from '#shared/breadcrumbs.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { AppShortcuts } from '../app-shortcuts.tsx';
import { useHomeHref } from '../home.ts';
import './list-page.css';

interface Props {
  /** Translation key of the page's name. */
  readonly title: string;
  /** Translation key of the group of the menu that the page belongs to. */
  readonly group: string;
  /** Translation key of the page's name in its group, where it is shorter. */
  readonly shortTitle?: string;
  /** The pages between the group and this one, outermost first. */
  readonly parents?: readonly { readonly href: string; readonly title: string }[];
  /** The name of the record that the page shows, its heading and the title of the document; null while it is loading. */
  readonly recordName?: string | null | undefined;
  /** The state of the record, beside its name. */
  readonly badge?: ReactNode;
  /** The buttons at the end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page that scrolls with the window: its path, its heading and its buttons. */
export function ListPage({
  title,
  group,
  shortTitle = title,
  parents = [],
  recordName,
  badge,
  actions,
  children,
}: Props) {
  const { t } = useTranslation();
  const homeHref = useHomeHref();
  useRecordTitle(recordName ?? null);
  // A long name takes several lines. With another key, what is below it does not shift but is new.
  const part = recordName === null ? 'loading' : 'loaded';
  return (
    <div className="list-page">
      <div className="list-page-head">
        <Breadcrumbs parents={[{ href: homeHref, title: t('demo.home') }, { title: t(group) }, ...parents]}>
          {recordName ?? t(shortTitle)}
        </Breadcrumbs>
        <div className="list-page-title">
          <div className="list-page-name">
            {recordName === null ? (
              <PageHeading className="list-page-loading">
                <span className="visually-hidden">{t(title)}</span>
                <Skeleton aria-hidden="true" />
              </PageHeading>
            ) : (
              <PageHeading>{recordName === undefined ? t(title) : <bdi>{recordName}</bdi>}</PageHeading>
            )}
            {badge}
          </div>
          <div key={part} className="list-page-actions">
            <AppShortcuts />
            {actions}
          </div>
        </div>
      </div>
      <Fragment key={part}>{children}</Fragment>
    </div>
  );
}
