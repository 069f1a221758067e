import { describe, expect, it } from 'vitest';
import { addImport, appendItem, importNames } from './insert.ts';

/** Removes line breaks, which the formatter writes. */
const joinLines = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('appendItem', () => {
  it.each([
    ['const a = [];', 'const a = [ c, ];'],
    ['const a = [b];', 'const a = [b, c, ];'],
    ['const a = [\n  { d: [1] },\n  b,\n];\nconst e = [];', 'const a = [ { d: [1] }, b, c, ]; const e = [];'],
  ])('adds the last item of %j', (text, result) => {
    expect(joinLines(appendItem(`${text}\n`, 'const a = [', 'c'))).toBe(result);
  });

  it('adds the last item of a nested list', () => {
    const text = 'const a = {\n  b: [\n    1,\n  ],\n  c: [],\n};\n';
    expect(joinLines(appendItem(text, '\n  b: [', '2'))).toBe('const a = { b: [ 1, 2, ], c: [], };');
  });

  it('throws when the list is missing', () => {
    expect(() => appendItem('const a = [];\n', 'const b = [', 'c')).toThrow('There is no "const b = ["');
  });
});

describe('imports', () => {
  it('are added after the others', () => {
    const text = "import {\n  a,\n} from './a.ts';\n\nconst b = a;\n";
    expect(addImport(text, "import { c } from './c.ts';")).toBe(
      "import {\n  a,\n} from './a.ts';\nimport { c } from './c.ts';\n\nconst b = a;\n",
    );
  });

  it('get names in alphabetical order', () => {
    const text = "import { type Task, createTask } from './tasks.ts';\n";
    expect(importNames(text, ['listTasks'], './tasks.ts')).toBe(
      "import { createTask, listTasks, type Task } from './tasks.ts';\n",
    );
    expect(importNames(text, ['createTask'], './tasks.ts')).toContain('{ createTask, type Task }');
  });
});
