import { expect } from '@open-wc/testing';
import { describe, it, vi, type Mock } from 'vitest';
import { GridParts } from './data-grid.parts.ts';

type Fetchers = NonNullable<ConstructorParameters<typeof GridParts>[1]>;

/** Parts of which the file comes only at the given time it is fetched. */
function partsWith(comesAt: number): { readonly parts: GridParts; readonly fetched: Mock; readonly changes: Mock } {
  const fetched = vi.fn<Fetchers['file']>(async () => {
    if (fetched.mock.calls.length < comesAt) throw new Error('No network.');
    return import('./data-grid.file.ts');
  });
  const changes = vi.fn<() => void>();
  const other = (): never => {
    throw new Error('Nobody asked for it.');
  };
  const fetchers: Fetchers = {
    sorter: other,
    table: other,
    button: other,
    emptyState: other,
    arrange: other,
    menu: other,
    file: fetched,
  };
  return { parts: new GridParts(changes, fetchers), fetched, changes };
}

describe('Parts of the grid', () => {
  it('come once, however often they are asked for', async () => {
    const { parts, fetched, changes } = partsWith(1);
    expect(parts.ask('file')).to.equal(undefined);
    parts.ask('file');
    await parts.over;
    expect(parts.ask('file')).to.have.property('csvOf');
    expect(await parts.fetch('file')).to.equal(parts.ask('file'));
    expect([fetched.mock.calls.length, changes.mock.calls.length, parts.failed]).to.deep.equal([1, 1, false]);
  });

  it('are not fetched again by themselves when they do not come, but when the user says so', async () => {
    const { parts, fetched } = partsWith(2);
    expect(await parts.fetch('file')).to.equal(undefined);
    expect([parts.failed, parts.ask('file'), parts.over]).to.deep.equal([true, undefined, undefined]);
    expect(fetched.mock.calls.length).to.equal(1);
    parts.retry();
    expect(parts.failed).to.equal(false);
    await parts.over;
    expect(parts.ask('file')).to.have.property('csvOf');
  });
});
