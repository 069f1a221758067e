import { describe, expect, it, type Mock, vi } from 'vitest';
import { LazyModules } from './lazy-modules.ts';

type Importers = NonNullable<ConstructorParameters<typeof LazyModules>[1]>;

/** Creates modules of which `csvExport` loads on the given attempt. */
function createModules(successfulAttempt: number): {
  readonly modules: LazyModules;
  readonly importer: Mock;
  readonly onChange: Mock;
} {
  const importer = vi.fn<Importers['csvExport']>(async () => {
    if (importer.mock.calls.length < successfulAttempt) throw new Error('No network.');
    return import('./csv-export.ts');
  });
  const onChange = vi.fn<() => void>();
  const unexpected = (): never => {
    throw new Error('Unexpected import.');
  };
  const importers: Importers = {
    rowProcessor: unexpected,
    treeProcessor: unexpected,
    treeView: unexpected,
    button: unexpected,
    pagination: unexpected,
    emptyState: unexpected,
    columnGroups: unexpected,
    columnDrag: unexpected,
    cellEditing: unexpected,
    rowDrag: unexpected,
    menu: unexpected,
    csvExport: importer,
  };
  return { modules: new LazyModules(onChange, importers), importer, onChange };
}

describe('LazyModules', () => {
  it('imports a module once, however often it is requested', async () => {
    const { modules, importer, onChange } = createModules(1);
    expect(modules.request('csvExport')).toBe(undefined);
    modules.request('csvExport');
    await modules.settled;
    expect(modules.request('csvExport')).toHaveProperty('writeCsv');
    expect(await modules.load('csvExport')).toBe(modules.request('csvExport'));
    expect([importer.mock.calls.length, onChange.mock.calls.length, modules.hasFailed]).toEqual([1, 1, false]);
  });

  it('imports a failed module again only when retry() is called', async () => {
    const { modules, importer } = createModules(2);
    expect(await modules.load('csvExport')).toBe(undefined);
    expect([modules.hasFailed, modules.request('csvExport'), modules.settled]).toEqual([true, undefined, undefined]);
    expect(importer.mock.calls.length).toBe(1);
    modules.retry();
    expect(modules.hasFailed).toBe(false);
    await modules.settled;
    expect(modules.request('csvExport')).toHaveProperty('writeCsv');
  });
});
