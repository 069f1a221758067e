import { describe, expect, it } from 'vitest';
import { fileProblem, filesIn, visibleFileName } from './files.ts';

/** Returns what a drop of a folder and a file passes; a script can't create it. */
function dropped(folder: File | null): DataTransfer {
  const item = (file: File | null, entry: { name: string; isDirectory: boolean }) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => entry,
  });
  const items = [
    item(folder, { name: 'Receipts', isDirectory: true }),
    item(new File(['%PDF'], 'a.pdf'), { name: 'a.pdf', isDirectory: false }),
    { kind: 'string' },
  ];
  return { items, files: [] } as unknown as DataTransfer;
}

describe('filesIn', () => {
  it.each([new File(['4096 bytes'], 'Receipts'), null])('recognizes a folder that is passed as %s', (folder) => {
    const files = filesIn(dropped(folder));
    expect(files.map((file) => [file.name, fileProblem(file)])).toEqual([
      ['Receipts', 'folder'],
      ['a.pdf', undefined],
    ]);
  });

  it('returns the files of a transfer that a script has created, and none without one', () => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF'], 'a.pdf'));
    expect([filesIn(transfer).map(({ name }) => name), filesIn(null)]).toEqual([['a.pdf'], []]);
  });
});

describe('fileProblem', () => {
  it.each([
    ['a.pdf', 0, 'empty'],
    ['invoice\u202Efdp.exe', 1, 'name'],
    ['a\u0000.pdf', 1, 'name'],
    ['a\n.pdf', 1, 'name'],
    ['\u2067a.pdf', 1, 'name'],
    ['Fáktúra łódź 请求书 فاتورة.pdf', 1, undefined],
  ])('for the name %j and %i bytes is %s', (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem);
  });

  it('shows a name without what it hides', () => {
    expect(visibleFileName('invoice\u202Efdp\u0007.exe')).toBe('invoicefdp.exe');
  });
});
