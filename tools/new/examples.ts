/** The examples that `npm run new` copies: which files they are, and how a copy differs from them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel, pascal, sentence } from '../lib/names.ts';

/** The name of every example, in paths, identifiers and texts. */
const EXAMPLE_NAME = 'example-item';

/** The forms in which a name is written. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => name,
  pascal,
  camel,
  (name) => name.toUpperCase().replaceAll('-', '_'),
  sentence,
  (name) => name.replaceAll('-', ' '),
];

/** A kind of code that there is an example of. */
interface Kind {
  /** The folders of the example. The folder `new` of a package has the structure of its `src`. */
  readonly folders: readonly string[];
  /** The guide, whose last section has the lines to add to other files. */
  readonly guide: string;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  element: { folders: ['packages/ui-kit/new'], guide: 'docs/how-to/add-an-element.md' },
  feature: { folders: ['packages/app/new/features'], guide: 'docs/how-to/add-a-feature.md' },
  demo: {
    folders: ['packages/api-client/new/demo', 'packages/mocks/new/demo', 'packages/app/new/demo'],
    guide: 'docs/how-to/add-a-demo-app.md',
  },
  call: {
    folders: ['packages/api-client/new/resources', 'packages/mocks/new/provider'],
    guide: 'docs/how-to/add-a-call.md',
  },
};

/** Replaces the name of the example in all of its forms. */
export function renameExample(text: string, name: string): string {
  return FORMS.reduce((result, form) => result.replaceAll(form(EXAMPLE_NAME), form(name)), text);
}

/**
 * Returns the text of a copy. In its place, what it imports from an example, as `#new/…` or from `new` of a package, is
 * beside it.
 */
export function copyOf(text: string, name: string): string {
  return renameExample(text, name).replaceAll(/(?<=['"](?:#|@plinth\/[\w-]+\/))new\//g, '');
}

/** Returns the paths of an example's files and of their copies, relative to the root of the workspace. */
export function pathsOfCopy({ folders }: Kind, name: string, root: string): readonly (readonly [string, string])[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      )
      .toSorted()
      .map((path) => [path, renameExample(path.replace('/new/', '/src/'), name)] as const),
  );
}

/** Returns the lines to add to other files: the last section of a guide. */
export function linesToAdd(guide: string, name: string): string {
  return renameExample(guide.slice(guide.lastIndexOf('\n## ') + 1), name);
}
