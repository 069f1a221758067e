import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { createElement, use, useEffect, useState, type ComponentProps, type FunctionComponent } from 'react';
import { sentence } from '../sentence.ts';
import { Code, Disclosure } from './code.tsx';
import { DocText } from './doc-text.tsx';
import { htmlSource } from './html-source.tsx';
import { elementDoc, tagOf } from './manifest.ts';
import { useToolbar, type Toolbar } from './toolbar.ts';

type Context = ComponentProps<typeof DocsContext.Provider>['value'];
type PreparedStory = ReturnType<Context['storyById']>;

const modules = import.meta.glob<Readonly<Record<string, string>>>(
  '../../packages/ui-kit/src/elements/*/*.stories.tsx',
  { query: '?react-source', import: 'default' },
);

/** Returns the React code of an element's stories, once it is loaded. */
function useReactSource(title: string): Readonly<Record<string, string>> | undefined {
  const [sources, setSources] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    const file = `/${tagOf(title).replace('plinth-', '')}.stories.tsx`;
    const load = Object.entries(modules).find(([path]) => path.endsWith(file))?.[1];
    void load?.().then(setSources);
  }, [title]);
  return sources;
}

/** Returns the code of a story; `elements-tabs--disabled-tab` is exported as `DisabledTab`. */
function sourceOf({ id }: PreparedStory, sources: Readonly<Record<string, string>> = {}): string | undefined {
  const name = id.slice(id.indexOf('--') + 2).replaceAll('-', '');
  return Object.entries(sources).find(([exportName]) => exportName.toLowerCase() === name)?.[1];
}

/** Renders the story's function as a component, because it may use hooks. */
function RenderedStory({ story, context }: { readonly story: PreparedStory; readonly context: Context }) {
  const render = story.originalStoryFn as FunctionComponent &
    ((args: unknown, context: unknown) => ReturnType<FunctionComponent>);
  return render(story.initialArgs, context.getStoryContext(story));
}

/** Returns whether the story needs its own page, because it covers the page or depends on the window's size. */
function needsFrame({ parameters, initialArgs, storyGlobals, title }: PreparedStory): boolean {
  const { docs, layout } = parameters as {
    readonly docs?: { readonly story?: { readonly inline?: boolean } };
    readonly layout?: string;
  };
  if (docs?.story?.inline === false || layout === 'fullscreen' || title.startsWith('Pages/')) return true;
  if (['density', 'viewport', 'motion', 'contrast'].some((name) => name in storyGlobals)) return true;
  const hasPanel = elementDoc(tagOf(title))?.parts.some(({ name }) => name === 'panel') ?? false;
  return hasPanel && initialArgs['open'] === true;
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
  const reactSources = useReactSource(story.title);
  const framed = needsFrame(story);
  const { description } =
    (story.parameters as { readonly docs?: { readonly description?: { readonly story?: string } } }).docs ?? {};
  const source = sourceOf(story, reactSources);
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
      {source === undefined ? null : (
        <Disclosure summary="Code">
          {() => <Code html={htmlSource(createElement(RenderedStory, { story, context }))} react={source} />}
        </Disclosure>
      )}
    </section>
  );
}
