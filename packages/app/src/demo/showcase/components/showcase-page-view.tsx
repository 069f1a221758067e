import { StageSettingsContext } from '@plinth/docs/reference/stage.tsx';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { areaOf, type ShowcaseId } from '#demo/_shared/showcase-pages.ts';
import { afterPaint } from '#shared/after-paint.ts';
import { Deferred } from '#shared/deferred.tsx';
import { Link, NavigationType, useLocation, useNavigationType, useQuery } from '#shared/navigation.ts';
import { anchorOf, type ShowcasePage } from '../showcase-page.ts';
import { ElementReference } from './element-reference.tsx';
import { ExampleSection } from './example-section.tsx';
import { useExampleSettings } from './example-settings.ts';
import { PageIndex } from './page-index.tsx';
import { SettingsBar } from './settings-bar.tsx';
import '@plinth/docs/stories.css';
import './showcase.css';

interface Props {
  readonly id: ShowcaseId;
  readonly page: ShowcasePage;
  /** Loads the examples that are in the window when the page opens; the same function in every render. */
  readonly loadFirst: () => Promise<readonly ReactElement[]>;
}

const REFERENCE = { anchor: 'reference', title: 'Reference' };

/** Scrolls to the section of the address, once the elements above it have their height. */
function useScrollToSection(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return undefined;
    return afterPaint(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }, [isReady, hash]);
}

/** Whether the page opens at a section or at an earlier scroll position, for which it needs its whole height at once. */
function useOpensAtItsPlace(): boolean {
  const { hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [isAtItsPlace] = useState(hash !== '' || isPop);
  return isAtItsPlace;
}

function Related({ ids }: { readonly ids: readonly ShowcaseId[] }) {
  const { t } = useTranslation();
  if (ids.length === 0) return null;
  return (
    <p className="showcase-related">
      See also{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <Link to={demoRoutes.hrefOf(id)}>{t(`demo.showcase.${id}`)}</Link>
        </span>
      ))}
      .
    </p>
  );
}

/** Every section with the index beside them, and below them the reference of the elements. */
function AllSections({
  id,
  page: { elements, sections },
  width,
}: Omit<Props, 'loadFirst'> & { readonly width: string }) {
  const entries = [
    ...sections.map((section) => ({ anchor: anchorOf(section), title: section.title })),
    ...(elements.length > 0 ? [REFERENCE] : []),
  ];
  const isAtItsPlace = useOpensAtItsPlace();
  const [first, ...later] = sections.map((section) => (
    <ExampleSection
      key={section.title}
      section={section}
      width={width}
      hrefAlone={demoRoutes.hrefOf(id, {}, { example: anchorOf(section) })}
    />
  ));
  return (
    <div className="showcase-columns">
      <div className="showcase-sections">
        {first}
        <Deferred paints={isAtItsPlace ? 0 : 1} fallback={<div className="showcase-later" />}>
          {later}
          {elements.length > 0 ? <ElementReference elements={elements} /> : null}
        </Deferred>
      </div>
      <PageIndex entries={entries} />
    </div>
  );
}

/** A page of the showcase: the examples of its sections, and the reference of its elements. */
export function ShowcasePageView({ id, page, loadFirst }: Props) {
  const settings = useExampleSettings();
  const { query } = useQuery();
  const { elements, text, sections, related = [] } = page;
  const { part: firstExamples, failed } = useChunk(loadFirst, true);
  const isReady = firstExamples !== null || failed;
  useScrollToSection(isReady);
  const alone = sections.find((section) => anchorOf(section) === query.get('example'));
  const width = settings.valueOf('width');
  return (
    <ListPage title={`demo.showcase.${id}`} group={`demo.menu.${areaOf(id)}`}>
      <StageSettingsContext value={settings.stage}>
        <div className="showcase" data-ready={id}>
          <div className="showcase-head">
            <div className="showcase-intro">
              {elements[0] === undefined ? null : <code dir="ltr">{`<plinth-${elements[0]}>`}</code>}
              <p className="muted">
                <bdi>{text}</bdi>
              </p>
              <Related ids={related} />
            </div>
            <SettingsBar settings={settings} />
          </div>
          {!isReady ? (
            <Skeleton shape="block" />
          ) : alone ? (
            <div className="showcase-sections">
              <p>
                <Link to={demoRoutes.hrefOf(id)}>All examples</Link>
              </p>
              <ExampleSection section={alone} width={width} />
            </div>
          ) : (
            <AllSections id={id} page={page} width={width} />
          )}
        </div>
      </StageSettingsContext>
    </ListPage>
  );
}
