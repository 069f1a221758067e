import { CodeSnippet } from '@plinth/ui-kit/react/code-snippet';
import { useTranslation } from 'react-i18next';
import { useHomeHref } from '#demo/_shared/home.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { PAGE_LAYOUTS } from '#demo/_shared/page-layouts.ts';
import type { ShowcaseIdOf } from '#demo/_shared/showcase-pages.ts';
import { Link } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import './layout-pages.css';

type LayoutId = ShowcaseIdOf<'page-layout'>;

/** The layout that a page declares, as its route has it. */
function Declaration({ code }: { readonly code: string }) {
  return <CodeSnippet label="Declaration of the page" code={code} />;
}

/** Returns the overrides of a page as code. */
function overridesCode(id: LayoutId): string {
  const members = Object.entries(PAGE_LAYOUTS[id]).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `layoutOverrides: { ${members.join(', ')} }`.replaceAll('"', "'");
}

function OverridesPage({ id, text }: { readonly id: LayoutId; readonly text: string }) {
  return (
    <ListPage title={`demo.showcase.${id}`} group="demo.menu.page-layout">
      <div className="layout-page" data-ready={id}>
        <p data-example="ready">
          <bdi>{text}</bdi>
        </p>
        <Declaration code={overridesCode(id)} />
      </div>
    </ListPage>
  );
}

/** A page whose menu is collapsed. */
export const CollapsedMenuPage = () => (
  <OverridesPage
    id="collapse-menu"
    text="The menu is collapsed on this page, whatever the customizer says. It expands under the pointer and the focus, and is as before on the next page."
  />
);

/** A page of limited width. */
export const BoxedLayoutPage = () => (
  <OverridesPage
    id="layout-boxed"
    text="The content of this page is boxed: wider windows get margins instead of longer lines. Other pages keep the width of the customizer."
  />
);

const WayHome = () => (
  <p>
    <Link to={useHomeHref()}>Back to home</Link>
  </p>
);

/** A page without the menu. */
export const WithoutMenuPage = () => (
  <>
    <OverridesPage
      id="without-menu"
      text="This page has no menu, so it needs a way back of its own. The navbar and the search stay."
    />
    <WayHome />
  </>
);

/** A page with the layout alone. */
export const EmptyLayoutPage = () => (
  <ListPage title="demo.showcase.layout-empty" group="demo.menu.page-layout">
    <p data-ready="layout-empty">
      <bdi data-example="ready">A new page starts like this: in the layout, with a title and nothing else.</bdi>
    </p>
  </ListPage>
);

/** A page without the layout. */
export function BlankLayoutPage() {
  const { t } = useTranslation();
  return (
    <main className="layout-page layout-page-alone" data-ready="layout-blank">
      <PageHeading>{t('demo.showcase.layout-blank')}</PageHeading>
      <p data-example="ready">
        <bdi>This page has neither menu nor navbar, as the pages for signing in. It brings its own way back.</bdi>
      </p>
      <Declaration code="layout: 'blank'" />
      <WayHome />
    </main>
  );
}
