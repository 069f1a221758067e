import { elementDocModules, storyFiles, storyModules, storySources } from '#kit-files.ts';
import { loadElementDoc } from '#load-element-doc.ts';
import { storyElement } from '#stories.ts';
import { exampleCode, type ExampleCode } from './example-code.ts';

/** Returns the names of the elements whose React wrappers a piece of code imports. */
const elementsIn = (code: string): string[] =>
  [...code.matchAll(/'@plinth\/ui-kit\/react\/([\w-]+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => elementDocModules.has(name));

async function loadFiles(element: string): Promise<ReadonlyMap<string, string>> {
  const own = [...storyFiles].filter(([name]) => name.startsWith(`${element}.`));
  return new Map(await Promise.all(own.map(async ([name, load]) => [name, await load()] as const)));
}

/**
 * Returns the code of a story.
 * @param element the name of the story's module, which is that of its element: `tabs`.
 * @param story the name of the story's export.
 * @throws When there is no such story, or its code can't be printed.
 */
export async function loadExampleCode(element: string, story: string): Promise<ExampleCode> {
  const [loadModule, loadSource] = [storyModules.get(element), storySources.get(element)];
  if (!loadModule || !loadSource) throw new Error(`There are no stories of ${element}.`);
  const [module, source, files] = await Promise.all([loadModule(), loadSource(), loadFiles(element)]);
  const { [story]: exported } = module;
  if (!exported) throw new Error(`${element} has no story ${story}.`);
  const names = elementsIn(source.react[story] ?? '');
  const docs = new Map(
    await Promise.all(names.map(async (name) => [`plinth-${name}`, await loadElementDoc(name)] as const)),
  );
  return exampleCode(storyElement(module, exported), { element, story, source, files, docs });
}
