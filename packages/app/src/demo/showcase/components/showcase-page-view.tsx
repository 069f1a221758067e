import { StageSettingsContext } from '@plinth/docs/reference/stage.tsx';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk, useChunk } from '#core/chunk/use-chunk.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { areaOf, type ShowcaseId } from '#demo/_shared/showcase-pages.ts';
import { afterPaint } from '#shared/after-paint.ts';
import { Link, useLocation, useQuery } from '#shared/navigation.ts';
import { exampleOf } from '../examples.ts';
import { anchorOf, type ShowcasePage, type ShowcaseSection } from '../showcase-page.ts';
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
}

const REFERENCE = { anchor: 'reference', title: 'Reference' };

/** The number of examples in a window. They are loaded before the sections are shown, which would move otherwise. */
const FIRST_EXAMPLES = 3;

/** Returns whether the first examples are loaded, or can't be. */
function useFirstExamples(sections: readonly ShowcaseSection[]): boolean {
  const load = useCallback(
    () => Promise.all(sections.slice(0, FIRST_EXAMPLES).map((section) => loadChunk(exampleOf(section).load))),
    [sections],
  );
  const { part, failed } = useChunk(load, true);
  return part !== null || failed;
}

/** Scrolls to the section of the address, once the elements above it have their height. */
function useScrollToSection(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return undefined;
    return afterPaint(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }, [isReady, hash]);
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
function AllSections({ id, page: { elements, sections }, width }: Props & { readonly width: string }) {
  const entries = [
    ...sections.map((section) => ({ anchor: anchorOf(section), title: section.title })),
    ...(elements.length > 0 ? [REFERENCE] : []),
  ];
  return (
    <div className="showcase-columns">
      <div className="showcase-sections">
        {sections.map((section) => (
          <ExampleSection
            key={section.title}
            section={section}
            width={width}
            hrefAlone={demoRoutes.hrefOf(id, {}, { example: anchorOf(section) })}
          />
        ))}
        {elements.length > 0 ? <ElementReference elements={elements} /> : null}
      </div>
      <PageIndex entries={entries} />
    </div>
  );
}

/** A page of the showcase: the examples of its sections, and the reference of its elements. */
export function ShowcasePageView({ id, page }: Props) {
  const settings = useExampleSettings();
  const { query } = useQuery();
  const { elements, text, sections, related = [] } = page;
  const isReady = useFirstExamples(sections);
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
