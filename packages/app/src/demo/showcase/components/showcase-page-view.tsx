import { StageSettingsContext } from '@plinth/docs/reference/stage.tsx';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { areaOf, type ShowcaseId } from '#demo/_shared/showcase-pages.ts';
import { Link, useQuery } from '#shared/navigation.ts';
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
}

const REFERENCE = { anchor: 'reference', title: 'Reference' };

/** Scrolls to the section of the address. The browser does so before the page has any. */
function useScrollToSection(): void {
  useLayoutEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1));
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  }, []);
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

/** A page of the showcase: the examples of its sections, and the reference of its elements. */
export function ShowcasePageView({ id, page }: Props) {
  const settings = useExampleSettings();
  const { query } = useQuery();
  useScrollToSection();
  const { elements, text, sections, related = [] } = page;
  const href = demoRoutes.hrefOf(id);
  const alone = sections.find((section) => anchorOf(section) === query.get('example'));
  const width = settings.valueOf('width');
  const entries = [
    ...sections.map((section) => ({ anchor: anchorOf(section), title: section.title })),
    ...(elements.length > 0 ? [REFERENCE] : []),
  ];
  return (
    <ListPage title={`demo.showcase.${id}`} group={`demo.menu.${areaOf(id)}`}>
      <StageSettingsContext value={settings.stage}>
        <div className="showcase" data-ready={id}>
          <div className="showcase-head">
            <div className="showcase-intro">
              {elements[0] === undefined ? null : <code>{`<plinth-${elements[0]}>`}</code>}
              <p className="muted">
                <bdi>{text}</bdi>
              </p>
              <Related ids={related} />
            </div>
            <SettingsBar settings={settings} />
          </div>
          {alone ? (
            <div className="showcase-sections">
              <p>
                <Link to={href}>All examples</Link>
              </p>
              <ExampleSection section={alone} width={width} />
            </div>
          ) : (
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
          )}
        </div>
      </StageSettingsContext>
    </ListPage>
  );
}
