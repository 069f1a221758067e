import type { ReactElement } from 'react';
import { htmlSource } from './html.ts';
import type { Language } from './language.ts';
import type { StorySource } from './story-source.ts';
import { usageOf, type ElementDocs } from './usage.tsx';
import { vueSource } from './vue.ts';

/** The code of an example in each language. */
export type ExampleCode = Readonly<Record<Language, string>>;

const kebabCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

interface Options {
  /** The element's tag without its prefix. */
  readonly element: string;
  /** The name of the story's export. */
  readonly story: string;
  readonly source: StorySource;
  /** The code of stories that handle events, by file name: `dialog.opened-by-button.html` for `OpenedByButton`. */
  readonly files: ReadonlyMap<string, string>;
  readonly docs: ElementDocs;
}

/**
 * Returns the code of a story in each language. The HTML and Vue code of a story that handles events comes from a file of
 * its own or of the element's overview, because only the markup can be printed.
 * @param node the story as a React element.
 * @throws When the story handles events that its files don't, or uses a function that is not a constant of its module.
 */
export function exampleCode(node: ReactElement, { element, story, source, files, docs }: Options): ExampleCode {
  const react = source.react[story] ?? '';
  const usage = usageOf(node, docs);
  if (usage.events.length === 0)
    return { react, html: htmlSource(usage, source.constants), vue: vueSource(usage, source.constants) };
  const read = (language: 'html' | 'vue'): string => {
    const text =
      files.get(`${element}.${kebabCase(story)}.${language}`) ?? files.get(`${element}.overview.${language}`);
    if (text === undefined)
      throw new Error(`${story} of ${element} handles ${usage.events.join(', ')}, but has no ${language} file.`);
    // In HTML an element keeps its own state, so that a page may not need to listen.
    const ignored = language === 'vue' ? usage.events.filter((name) => !text.includes(name)) : [];
    if (ignored.length > 0)
      throw new Error(`${story} of ${element} handles ${ignored.join(', ')}, which its ${language} file does not.`);
    return text.trimEnd();
  };
  return { react, html: read('html'), vue: read('vue') };
}
