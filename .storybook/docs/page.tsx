import { loadElementDoc } from '@plinth/docs/load-element-doc.ts';
import { DocText } from '@plinth/docs/reference/doc-text.tsx';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { isElementTitle } from '../groups.ts';
import { elementNameOf } from './element-name.ts';
import { ElementPage } from './element-page.tsx';
import { StoryExample } from './story-example.tsx';

/** The documentation page of a story file: the full reference of an element, or the stories of a page or a style sheet. */
export default function DocsPage() {
  const context = use(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const title = preparedMeta.title.slice(preparedMeta.title.lastIndexOf('/') + 1);
  if (isElementTitle(preparedMeta.title))
    return <ElementPage element={use(loadElementDoc(elementNameOf(preparedMeta.title)))} title={title} />;
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
