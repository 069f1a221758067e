import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Anatomy } from './anatomy.tsx';
import { Code } from './code.tsx';
import { Paragraphs, DocText } from './doc-text.tsx';
import { ElementApi } from './element-api.tsx';
import { FormSection } from './form-section.tsx';
import { GuidanceSection } from './guidance.tsx';
import { importCode } from './import-code.ts';
import type { ElementDoc } from './manifest.ts';
import { isShownInline, RenderedStory, StoryExample } from './story-example.tsx';
import { DocsTable } from './table.tsx';

function Keyboard({ keyboard }: Pick<ElementDoc, 'keyboard'>) {
  const rows = keyboard.filter(({ keys }) => keys !== '');
  const note = keyboard.find(({ keys }) => keys === '')?.description;
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      {rows.length > 0 ? (
        <DocsTable
          caption="Keyboard"
          headings={['Key', 'Action']}
          rows={rows.map(({ keys, description }) => ({
            key: keys + description,
            cells: [
              <span key="keys" className="docs-keys">
                {keys.split(', ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>,
              <DocText key="description" text={description} />,
            ],
          }))}
        />
      ) : (
        <p>{note ?? 'The element is not focusable and has no keyboard interactions.'}</p>
      )}
    </>
  );
}

/** The documentation page of an element, generated from its doc block, its class and its stories. */
export function ElementPage({ element, title }: { readonly element: ElementDoc; readonly title: string }) {
  const context = use(DocsContext);
  const [first, ...others] = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const { tag, description, when, whenNot } = element;
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
      {first ? <StoryExample story={first} heading={false} /> : null}
      <h2 id="import">Import</h2>
      <Code {...importCode(tag.replace('plinth-', ''))} />
      <div className="docs-use">
        <section>
          <h2 id="when">When to use it</h2>
          <p>
            <DocText text={when} />
          </p>
        </section>
        <section>
          <h2 id="when-not">When not to use it</h2>
          <p>
            <DocText text={whenNot} />
          </p>
        </section>
      </div>
      <GuidanceSection tag={tag} />
      <Anatomy element={element}>
        {first && isShownInline(first) ? <RenderedStory story={first} context={context} /> : null}
      </Anatomy>
      {others.length > 0 ? <h2 id="examples">Options and states</h2> : null}
      {others.map((story) => (
        <StoryExample key={story.id} story={story} />
      ))}
      <FormSection element={element} />
      <Keyboard keyboard={element.keyboard} />
      <h2 id="api">API</h2>
      <ElementApi element={element} />
    </article>
  );
}
