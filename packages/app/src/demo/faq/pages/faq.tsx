import { FAQ_CATEGORIES, type FaqIcon } from '@plinth/api-client/demo/faq';
import { iconCreditCard, iconSettings } from '@plinth/ui-kit/icons';
import { iconPackage } from '@plinth/ui-kit/icons/package';
import { iconRotateCcw } from '@plinth/ui-kit/icons/rotate-ccw';
import { iconTruck } from '@plinth/ui-kit/icons/truck';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { Tab } from '@plinth/ui-kit/react/tab';
import { TabPanel } from '@plinth/ui-kit/react/tab-panel';
import { Tabs } from '@plinth/ui-kit/react/tabs';
import { filterValue } from '#demo/_shared/list/filter-value.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { useShownQuery } from '#demo/_shared/list/use-shown-query.ts';
import { SearchBanner } from '#demo/_shared/search-banner/search-banner.tsx';
import { useQuery } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { FaqContact } from '../components/faq-contact.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { useFaqQuery, type Faq } from '../faq-api.ts';
import { openCategory } from '../faq-place.ts';
import './faq.css';

const ICONS: Readonly<Record<FaqIcon, string>> = {
  'credit-card': iconCreditCard,
  truck: iconTruck,
  'rotate-ccw': iconRotateCcw,
  package: iconPackage,
  settings: iconSettings,
};

interface CategoriesProps {
  readonly faq: Faq;
  readonly searched: string;
}

/** The categories as tabs, each with the number of its questions that match. */
function Categories({ faq, searched }: CategoriesProps) {
  const { query, setQuery } = useQuery();
  const isNarrow = useMediaQuery('(width < 992px)');
  const question = query.get('question');
  const open = openCategory(faq, query.get('category'), question);
  return (
    <Tabs
      className="faq-tabs"
      label="Categories"
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      value={open}
      onTabChange={(event) => {
        // The address decides which tab is open.
        event.preventDefault();
        setQuery({ category: event.detail.value, question: null });
      }}
    >
      {FAQ_CATEGORIES.map((name) => (
        <Tab key={name} name={name} count={faq[name].qandA.length}>
          <span className="faq-tab">
            <Icon path={ICONS[faq[name].icon]} size="small" />
            <span>
              {faq[name].title}
              <span className="faq-tab-subtitle">{faq[name].subtitle}</span>
            </span>
          </span>
        </Tab>
      ))}
      <TabPanel key={open} name={open}>
        <QuestionList
          key={searched}
          category={faq[open]}
          searched={searched}
          open={question}
          onOpen={(name) => setQuery({ question: name })}
        />
      </TabPanel>
    </Tabs>
  );
}

function LoadingQuestions() {
  return (
    <output className="faq-loading">
      <span className="visually-hidden">Loading the questions</span>
      <Skeleton lines={5} />
      <Skeleton lines={5} />
    </output>
  );
}

/** The page of the frequently asked questions. The address has the search, the category and the open question. */
export function FaqPage() {
  const { query, setQuery } = useQuery();
  const q = query.get('q')?.trim() ?? '';
  const category = filterValue(query.get('category'), FAQ_CATEGORIES) || null;
  useShownQuery({ category });
  const { data, isError, isFetching, refetch } = useFaqQuery(q);
  const faq = isError ? undefined : data;
  const hasQuestions = faq && Object.values(faq).some(({ qandA }) => qandA.length > 0);
  const isEmpty = faq && !hasQuestions && !isFetching;
  const search = (text: string) =>
    setQuery({ q: text === '' ? null : text, category: null, question: null }, { replace: true });
  return (
    <ListPage title="demo.pages.faq" group="demo.menu.pages">
      <SearchBanner
        heading="How can we help?"
        text="Search the questions, or choose a category."
        label="Search questions and answers"
        value={q}
        isLoading={isFetching && faq !== undefined}
        onSearch={search}
      />
      <div className="list-sheet faq-sheet" data-ready={faq && !isFetching ? 'faq' : undefined}>
        {faq && hasQuestions ? <Categories faq={faq} searched={q} /> : null}
        {isEmpty && q !== '' ? (
          <EmptyState heading="No answers found" text="Check the spelling, or try fewer words. You can also ask us.">
            <Button slot="action" onClick={() => search('')}>
              Clear search
            </Button>
          </EmptyState>
        ) : null}
        {isEmpty && q === '' ? (
          <EmptyState heading="No questions yet" text="Frequently asked questions appear here." />
        ) : null}
        {isError ? (
          <EmptyState
            kind="error"
            heading="The questions did not load"
            text="Nothing has changed."
            onLoadRetry={() => void refetch()}
          />
        ) : null}
        {!hasQuestions && !isEmpty && !isError ? <LoadingQuestions /> : null}
      </div>
      <FaqContact />
    </ListPage>
  );
}
