import type { GroupIcon, KnowledgeCategory as CategoryName } from '@plinth/api-client/demo/knowledge-base';
import { iconLandmark, iconLock, iconSettings, iconShield, iconTag } from '@plinth/ui-kit/icons';
import { iconCalendarClock } from '@plinth/ui-kit/icons/calendar-clock';
import { iconHandCoins } from '@plinth/ui-kit/icons/hand-coins';
import { iconPackage } from '@plinth/ui-kit/icons/package';
import { iconPlug } from '@plinth/ui-kit/icons/plug';
import { iconReceipt } from '@plinth/ui-kit/icons/receipt';
import { iconRocket } from '@plinth/ui-kit/icons/rocket';
import { iconScale } from '@plinth/ui-kit/icons/scale';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';
import { useKnowledgeCategoryQuery } from '../knowledge-api.ts';
import { KnowledgeError } from './knowledge-error.tsx';

const ICONS: Readonly<Record<GroupIcon, string>> = {
  rocket: iconRocket,
  settings: iconSettings,
  scale: iconScale,
  'hand-coins': iconHandCoins,
  'calendar-clock': iconCalendarClock,
  receipt: iconReceipt,
  landmark: iconLandmark,
  plug: iconPlug,
  tag: iconTag,
  package: iconPackage,
  lock: iconLock,
  shield: iconShield,
};

function LoadingGroups() {
  return (
    <output className="knowledge-groups">
      <span className="visually-hidden">Loading the questions</span>
      <div className="list-sheet knowledge-group">
        <Skeleton lines={4} />
      </div>
      <div className="list-sheet knowledge-group">
        <Skeleton lines={4} />
      </div>
    </output>
  );
}

const countText = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** The page of a category: its groups of questions. */
export function KnowledgeCategory({ name }: { readonly name: CategoryName }) {
  const { t } = useTranslation();
  const { currentData: category, error, isError, refetch } = useKnowledgeCategoryQuery(name);
  return (
    <ListPage
      title="demo.pages.knowledgeCategory"
      group="demo.menu.pages"
      parents={[{ href: demoRoutes.hrefOf('knowledge-base'), title: t('demo.pages.knowledgeBase') }]}
      recordName={category?.title ?? (isError ? undefined : null)}
    >
      {isError && !category ? <KnowledgeError noun="category" error={error} onRetry={() => void refetch()} /> : null}
      {!category && !isError ? <LoadingGroups /> : null}
      {category?.groups.length === 0 ? (
        <EmptyState heading="No questions yet" text="The questions of this category appear here.">
          <LinkButton slot="action" to={demoRoutes.hrefOf('knowledge-base')}>
            Back to the knowledge base
          </LinkButton>
        </EmptyState>
      ) : null}
      {category ? (
        <div className="knowledge-groups" data-ready="knowledge-category">
          {category.groups.map(({ title, icon, questions }) => (
            <section key={title} className="list-sheet knowledge-group">
              <h2>
                <Icon path={ICONS[icon]} size="small" />
                <bdi>{title}</bdi>
                <span className="knowledge-count">
                  <bdi>{countText(questions.length)}</bdi>
                </span>
              </h2>
              <ul>
                {questions.map(({ question, slug }) => (
                  <li key={slug}>
                    <Link to={demoRoutes.hrefOf('knowledge-question', { category: name, question: slug })}>
                      <bdi>{question}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
    </ListPage>
  );
}
