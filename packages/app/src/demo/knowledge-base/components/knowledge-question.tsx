import type { KnowledgeCategory } from '@plinth/api-client/demo/knowledge-base';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { SafeHtml } from '#core/html/safe-html.tsx';
import { dayInYear } from '#demo/_shared/dates.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';
import { useKnowledgeCategoryQuery, useKnowledgeQuestionQuery } from '../knowledge-api.ts';
import { HelpfulQuestion } from './helpful-question.tsx';
import { KnowledgeError } from './knowledge-error.tsx';

interface Props {
  readonly category: KnowledgeCategory;
  readonly slug: string;
}

function LoadingQuestion() {
  return (
    <output className="knowledge-question">
      <span className="visually-hidden">Loading the answer</span>
      <div className="list-sheet knowledge-answer">
        <Skeleton lines={8} />
      </div>
      <Skeleton lines={4} />
    </output>
  );
}

/** The page of a question: its answer, and what readers of it ask besides. */
export function KnowledgeQuestion({ category, slug }: Props) {
  const { t } = useTranslation();
  const { now } = useServices();
  const { currentData: question, error, isError, refetch } = useKnowledgeQuestionQuery(slug);
  const { currentData: parent, isError: hasParentFailed } = useKnowledgeCategoryQuery(category);
  // The path is shown when all of it is known, so that it grows once.
  const isPathKnown = (parent !== undefined || hasParentFailed) && (question !== undefined || isError);
  const parents = [
    { href: demoRoutes.hrefOf('knowledge-base'), title: t('demo.pages.knowledgeBase') },
    ...(parent ? [{ href: demoRoutes.hrefOf('knowledge-category', { category }), title: parent.title }] : []),
  ];
  return (
    <ListPage
      title="demo.pages.knowledgeQuestion"
      shortTitle={isPathKnown ? 'demo.pages.knowledgeQuestion' : 'demo.pages.knowledgeBase'}
      group="demo.menu.pages"
      parents={isPathKnown ? parents : []}
      recordName={isPathKnown ? question?.title : null}
    >
      {isError && !question ? <KnowledgeError noun="question" error={error} onRetry={() => void refetch()} /> : null}
      {!question && !isError ? <LoadingQuestion /> : null}
      {question ? (
        <div className="knowledge-question" data-ready="knowledge-question">
          <article className="list-sheet knowledge-answer">
            <p className="muted text-13">
              <bdi>Last updated {dayInYear(question.lastUpdated, now())}</bdi>
            </p>
            <SafeHtml html={question.content} />
            <HelpfulQuestion key={slug} slug={slug} />
          </article>
          <nav className="knowledge-related" aria-labelledby="related">
            <h2 id="related">
              <bdi>Related questions</bdi>
            </h2>
            <ul>
              {question.relatedQuestions.map((related) => (
                <li key={related.slug}>
                  <Link
                    to={demoRoutes.hrefOf('knowledge-question', { category: related.category, question: related.slug })}
                  >
                    <bdi>{related.question}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      ) : null}
    </ListPage>
  );
}
