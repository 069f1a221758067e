import { ExampleCodeView } from '@plinth/docs/code/example-code-view.tsx';
import type { ExampleCode } from '@plinth/docs/code/example-code.ts';
import type { ElementDoc } from '@plinth/docs/element-doc.ts';
import { storyModules } from '@plinth/docs/kit-files.ts';
import { Disclosure } from '@plinth/docs/reference/disclosure.tsx';
import { DocText } from '@plinth/docs/reference/doc-text.tsx';
import { Story, type DocsContext } from '@storybook/addon-docs/blocks';
import type { ComponentProps, FunctionComponent } from 'react';
import { sentence } from '../sentence.ts';
import { elementNameOf } from './element-name.ts';
import { useToolbar, type Toolbar } from './toolbar.ts';

type Context = ComponentProps<typeof DocsContext.Provider>['value'];
type PreparedStory = ReturnType<Context['storyById']>;

/** Returns the code of a story of the kit. */
async function loadCode({ title, moduleExport }: PreparedStory): Promise<ExampleCode> {
  const element = elementNameOf(title);
  const stories = Object.entries((await storyModules.get(element)?.()) ?? {});
  const [name = ''] = stories.find(([, story]) => story === moduleExport) ?? [];
  const { loadExampleCode } = await import('@plinth/docs/code/load-example-code.ts');
  return loadExampleCode(element, name);
}

/** Renders the story's function as a component, because it may use hooks. */
export function RenderedStory({ story, context }: { readonly story: PreparedStory; readonly context: Context }) {
  const render = story.originalStoryFn as FunctionComponent &
    ((args: unknown, context: unknown) => ReturnType<FunctionComponent>);
  return render(story.initialArgs, context.getStoryContext(story));
}

/** Returns whether the story is shown on the page itself, since it neither covers it nor depends on the window's size. */
export function isShownInline(
  { parameters, initialArgs, storyGlobals, title }: PreparedStory,
  element: ElementDoc | undefined,
): boolean {
  const { docs, layout } = parameters as {
    readonly docs?: { readonly story?: { readonly inline?: boolean } };
    readonly layout?: string;
  };
  if (docs?.story?.inline === false || layout === 'fullscreen' || title.startsWith('Pages/')) return false;
  if (['density', 'viewport', 'motion', 'contrast'].some((name) => name in storyGlobals)) return false;
  const hasPanel = element?.parts.some(({ name }) => name === 'panel') ?? false;
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
export function StoryExample({
  story,
  element,
  heading = true,
}: {
  readonly story: PreparedStory;
  /** The element that the story is about, if it is about one. */
  readonly element?: ElementDoc;
  readonly heading?: boolean;
}) {
  const toolbar = useToolbar();
  const framed = !isShownInline(story, element);
  const { description } =
    (story.parameters as { readonly docs?: { readonly description?: { readonly story?: string } } }).docs ?? {};
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
      {storyModules.has(elementNameOf(story.title)) ? (
        <Disclosure summary="Code">{() => <ExampleCodeView load={() => loadCode(story)} />}</Disclosure>
      ) : null}
    </section>
  );
}
