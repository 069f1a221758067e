import { Code } from '@plinth/docs/code/code.tsx';
import { importCode } from '@plinth/docs/code/import-code.ts';
import type { ElementDoc } from '@plinth/docs/element-doc.ts';
import { Anatomy } from '@plinth/docs/reference/anatomy.tsx';
import { Paragraphs } from '@plinth/docs/reference/doc-text.tsx';
import { ElementApi } from '@plinth/docs/reference/element-api.tsx';
import { FormSection } from '@plinth/docs/reference/form-section.tsx';
import { GuidanceSection } from '@plinth/docs/reference/guidance.tsx';
import { Keyboard } from '@plinth/docs/reference/keyboard.tsx';
import { UsageAdvice } from '@plinth/docs/reference/usage-advice.tsx';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { isShownInline, RenderedStory, StoryExample } from './story-example.tsx';

/** The documentation page of an element, generated from its doc block, its class and its stories. */
export function ElementPage({ element, title }: { readonly element: ElementDoc; readonly title: string }) {
  const context = use(DocsContext);
  const [first, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const { tag, description, when, whenNot, keyboard } = element;
  return (
    <article>
      <header>
        <h1>{title}</h1>
        <p className="docs-tag">
          <code>{`<${tag}>`}</code>
        </p>
        <div className="docs-lead">
          <Paragraphs text={description} />
        </div>
      </header>
      {first ? <StoryExample story={first} element={element} heading={false} /> : null}
      <h2 id="import">Import</h2>
      <Code {...importCode(tag.replace('plinth-', ''))} />
      <UsageAdvice when={when} whenNot={whenNot} />
      <GuidanceSection tag={tag} />
      <Anatomy element={element}>
        {first && isShownInline(first, element) ? <RenderedStory story={first} context={context} /> : null}
      </Anatomy>
      {others.length > 0 ? <h2 id="examples">Options and states</h2> : null}
      {others.map((story) => (
        <StoryExample key={story.id} story={story} element={element} />
      ))}
      <FormSection element={element} />
      <Keyboard keyboard={keyboard} />
      <h2 id="api">API</h2>
      <ElementApi element={element} />
    </article>
  );
}
