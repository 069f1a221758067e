/** The code of all stories of the kit. Runs only in Node, for `llms.txt` and the tests. */
import type { ExampleCode } from './code/example-code.ts';
import { loadExampleCode } from './code/load-example-code.ts';
import { storyModules } from './kit-files.ts';

/** An example with its code. */
export interface PrintedExample extends ExampleCode {
  /** The tag of the element that the example is about. */
  readonly tag: string;
  /** The name of the story's export. */
  readonly story: string;
}

async function printExample(element: string, story: string): Promise<PrintedExample> {
  try {
    return { tag: `plinth-${element}`, story, ...(await loadExampleCode(element, story)) };
  } catch (error) {
    throw new Error(`The story ${story} of ${element} can't be printed.`, { cause: error });
  }
}

const printed = await Promise.all(
  [...storyModules].map(async ([element, load]) => {
    const stories = Object.keys(await load()).filter((name) => name !== 'default');
    return Promise.all(stories.map((story) => printExample(element, story)));
  }),
);

/** Every story of the kit with its code, in the order of the elements. */
export const examples: readonly PrintedExample[] = printed.flat();
