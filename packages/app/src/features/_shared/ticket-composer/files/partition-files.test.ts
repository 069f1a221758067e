import { describe, expect, it } from 'vitest';
import { MAX_FILE_SIZE_BYTES, partitionFiles } from './partition-files.ts';

describe('partitionFiles', () => {
  const file = (name: string, size = 1) => ({ name, size });

  it('accepts PDF, PNG, JPG, CSV and XLSX in any letter case', () => {
    const accepted = ['a.pdf', 'A.PDF', 'b.png', 'c.jpg', 'd.jpeg', 'e.csv', 'f.xlsx'].map((name) => file(name));
    expect(partitionFiles(accepted, 10)).toEqual({ accepted, rejected: [] });
    expect(
      partitionFiles(
        ['run.exe', 'pdf', 'a.pdf.html', ''].map((name) => file(name)),
        10,
      ).rejected.map(({ reason }) => reason),
    ).toEqual(Array(4).fill('type'));
  });

  it('rejects an empty file and a name that pretends another type, which it shows as it is', () => {
    const { accepted, rejected } = partitionFiles([file('a.pdf', 0), file('exe.\u202Efdp.pdf')], 10);
    expect([accepted, rejected]).toEqual([
      [],
      [
        { name: 'a.pdf', reason: 'empty' },
        { name: 'exe.fdp.pdf', reason: 'name' },
      ],
    ]);
  });

  it('accepts files of up to 20 MB', () => {
    const { accepted, rejected } = partitionFiles(
      [file('a.pdf', MAX_FILE_SIZE_BYTES), file('b.pdf', MAX_FILE_SIZE_BYTES + 1)],
      10,
    );
    expect(accepted).toEqual([file('a.pdf', MAX_FILE_SIZE_BYTES)]);
    expect(rejected).toEqual([{ name: 'b.pdf', reason: 'size' }]);
  });

  it('accepts valid files up to the remaining count', () => {
    const { accepted, rejected } = partitionFiles([file('run.exe'), file('a.pdf'), file('b.pdf')], 1);
    expect(accepted).toEqual([file('a.pdf')]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['type', 'many']);
  });
});
