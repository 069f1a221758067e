import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { isElementTitle } from '../groups.ts';
import { DocText } from './doc-text.tsx';
import { ElementPage } from './element-page.tsx';
import { elementDoc, tagOf } from './manifest.ts';
import { StoryExample } from './story-example.tsx';

/** The documentation page of a story file: the full reference of an element, or the stories of a page or a style sheet. */
export default function DocsPage() {
  const context = use(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const title = preparedMeta.title.slice(preparedMeta.title.lastIndexOf('/') + 1);
  const element = isElementTitle(preparedMeta.title) ? elementDoc(tagOf(preparedMeta.title)) : undefined;
  if (element) return <ElementPage element={element} title={title} />;
  const { description } =
    (preparedMeta.parameters as { readonly docs?: { readonly description?: { readonly component?: string } } }).docs ??
    {};
  return (
    <article>
      <h1>{title}</h1>
      {description?.component ? (
        <div className="docs-lead">
          <p>
            <DocText text={description.component} />
          </p>
        </div>
      ) : null}
      {context.componentStories().map((story) => (
        <StoryExample key={story.id} story={story} />
      ))}
    </article>
  );
}
