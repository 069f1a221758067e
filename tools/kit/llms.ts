import type { ElementApi } from '../gen/api.ts';
import { llmsText } from '../gen/llms.ts';
import { printExamples } from './printed-examples.ts';

/** Returns the text of `llms.txt`: the API of every element, with the HTML of its first story as the example. */
export async function createLlmsText(elements: readonly ElementApi[]): Promise<string> {
  const examples = await printExamples();
  return llmsText(elements, (tag) => {
    const example = examples.find((each) => each.tag === tag && each.story === 'Overview')?.html;
    if (example === undefined) throw new Error(`${tag} has no stories, so llms.txt would have no example of it.`);
    return example;
  });
}
