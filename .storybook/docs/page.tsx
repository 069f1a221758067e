import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { ElementPage } from './element-page.tsx';
import { elementDoc, tagOf } from './manifest.ts';
import { StoryExample } from './story-example.tsx';

/** The documentation page of a story file: the full reference of an element, or the stories of a page. */
export default function DocsPage() {
  const context = use(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const title = preparedMeta.title.slice(preparedMeta.title.lastIndexOf('/') + 1);
  const element = preparedMeta.title.startsWith('Elements/') ? elementDoc(tagOf(preparedMeta.title)) : undefined;
  if (element) return <ElementPage element={element} title={title} />;
  return (
    <article>
      <h1>{title}</h1>
      {context.componentStories().map((story) => (
        <StoryExample key={story.id} story={story} />
      ))}
    </article>
  );
}
