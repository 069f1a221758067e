import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import {
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentProps,
  type FunctionComponent,
} from 'react';
import { sentence } from '../sentence.ts';
import { Disclosure } from './code.tsx';
import { DocText } from './doc-text.tsx';
import type { StorySource } from './example-code.ts';
import { elementDoc, tagOf } from './manifest.ts';
import { useToolbar, type Toolbar } from './toolbar.ts';

// Loaded when a reader opens the code.
const StoryCode = lazy(() => import('./story-code.tsx'));

type Context = ComponentProps<typeof DocsContext.Provider>['value'];
type PreparedStory = ReturnType<Context['storyById']>;

const sources = import.meta.glob<StorySource>(
  ['../../packages/ui-kit/src/elements/*/*.stories.tsx', '../../packages/ui-kit/src/styles/*.stories.tsx'],
  { query: '?story-source' },
);
const rawFiles = import.meta.glob<string>('../../packages/ui-kit/src/elements/*/examples/*.{html,vue}', {
  query: '?raw',
  import: 'default',
});

/** What the code of an element's stories is printed from. */
interface Sources {
  readonly element: string;
  readonly source: StorySource;
  readonly files: ReadonlyMap<string, string>;
}

async function loadSources(element: string): Promise<Sources | undefined> {
  const load = Object.entries(sources).find(([path]) => path.endsWith(`/${element}.stories.tsx`))?.[1];
  if (!load) return undefined;
  const loads = Object.entries(rawFiles).map(
    ([path, loadFile]) => [path.slice(path.lastIndexOf('/') + 1), loadFile] as const,
  );
  const files = await Promise.all(
    loads
      .filter(([name]) => name.startsWith(`${element}.`))
      .map(async ([name, loadFile]) => [name, await loadFile()] as const),
  );
  return { element, source: await load(), files: new Map(files) };
}

/** Returns the sources of an element's stories, once they are loaded. */
function useSources(title: string): Sources | undefined {
  const [loaded, setLoaded] = useState<Sources>();
  useEffect(() => {
    void loadSources(tagOf(title).replace('plinth-', '')).then(setLoaded);
  }, [title]);
  return loaded;
}

/** Returns the name of a story's export: `navigation-tabs--disabled-tab` is exported as `DisabledTab`. */
function exportNameOf({ id }: PreparedStory, { source }: Sources): string | undefined {
  const name = id.slice(id.indexOf('--') + 2).replaceAll('-', '');
  return Object.keys(source.react).find((exportName) => exportName.toLowerCase() === name);
}

/** Renders the story's function as a component, because it may use hooks. */
export function RenderedStory({ story, context }: { readonly story: PreparedStory; readonly context: Context }) {
  const render = story.originalStoryFn as FunctionComponent &
    ((args: unknown, context: unknown) => ReturnType<FunctionComponent>);
  return render(story.initialArgs, context.getStoryContext(story));
}

/** Returns whether the story is shown on the page itself, since it neither covers it nor depends on the window's size. */
export function isShownInline({ parameters, initialArgs, storyGlobals, title }: PreparedStory): boolean {
  const { docs, layout } = parameters as {
    readonly docs?: { readonly story?: { readonly inline?: boolean } };
    readonly layout?: string;
  };
  if (docs?.story?.inline === false || layout === 'fullscreen' || title.startsWith('Pages/')) return false;
  if (['density', 'viewport', 'motion', 'contrast'].some((name) => name in storyGlobals)) return false;
  const hasPanel = elementDoc(tagOf(title))?.parts.some(({ name }) => name === 'panel') ?? false;
  return !(hasPanel && initialArgs['open'] === true);
}

function heightOf({ parameters, title }: PreparedStory): string {
  const { docs } = parameters as { readonly docs?: { readonly story?: { readonly height?: string } } };
  return docs?.story?.height ?? (title.startsWith('Pages/') ? '44rem' : '24rem');
}

/** The story in an iframe, with the settings of the toolbar. */
function Frame({ story, toolbar }: { readonly story: PreparedStory; readonly toolbar: Toolbar }) {
  const { viewport, ...storyGlobals } = story.storyGlobals as Readonly<
    Record<string, string | { readonly value?: string }>
  >;
  const globals = Object.entries({ ...toolbar, ...storyGlobals })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  return (
    <iframe
      className={viewport ? 'docs-frame narrow' : 'docs-frame'}
      title={story.name}
      loading="lazy"
      style={{ blockSize: heightOf(story) }}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(globals)}`}
    />
  );
}

/** A story with its description and its code. */
export function StoryExample({ story, heading = true }: { readonly story: PreparedStory; readonly heading?: boolean }) {
  const context = use(DocsContext);
  const toolbar = useToolbar();
  const loaded = useSources(story.title);
  const framed = !isShownInline(story);
  const { description } =
    (story.parameters as { readonly docs?: { readonly description?: { readonly story?: string } } }).docs ?? {};
  const exportName = loaded ? exportNameOf(story, loaded) : undefined;
  return (
    <section className="docs-example" aria-labelledby={`heading-${story.id}`}>
      <h3 id={`heading-${story.id}`} hidden={!heading}>
        {sentence(story.name)}
      </h3>
      {description?.story ? (
        <p>
          <DocText text={description.story} />
        </p>
      ) : null}
      <div className={framed ? 'docs-canvas framed' : 'docs-canvas'}>
        {framed ? <Frame story={story} toolbar={toolbar} /> : <Story of={story.moduleExport} inline />}
      </div>
      {loaded === undefined || exportName === undefined ? null : (
        <Disclosure summary="Code">
          {() => (
            <Suspense fallback={null}>
              <StoryCode node={createElement(RenderedStory, { story, context })} {...loaded} story={exportName} />
            </Suspense>
          )}
        </Disclosure>
      )}
    </section>
  );
}
