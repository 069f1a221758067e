import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeEditorData } from './editors.ts';
import { KIT } from './sources.ts';

interface Tag {
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly { readonly name: string; readonly values?: readonly { readonly name: string }[] }[];
}

const out = mkdtempSync(join(tmpdir(), 'plinth-editors-'));
const read = <Data>(file: string) => JSON.parse(readFileSync(join(out, file), 'utf8')) as Data;
const manifest = JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package;
const tags = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .flatMap((declaration) => ('tagName' in declaration && declaration.tagName ? [declaration.tagName] : []));

beforeAll(() => writeEditorData(manifest, out, { name: '@plinth/ui-kit', version: '1.2.3' }));
afterAll(() => rmSync(out, { recursive: true }));

it('offers every tag and the options of its attributes in Visual Studio Code', () => {
  const data = read<{ readonly tags: readonly Tag[] }>('vscode.html-data.json');
  expect(data.tags.map(({ name }) => name).toSorted()).toEqual(tags.toSorted());
  const button = data.tags.find(({ name }) => name === 'plinth-button');
  const size = button?.attributes.find(({ name }) => name === 'size');
  expect(size?.values?.map(({ name }) => name)).toEqual(['medium', 'small', 'large']);
});

it('describes the details of events and the types of items in Visual Studio Code', () => {
  const { tags: described } = read<{ readonly tags: readonly Tag[] }>('vscode.html-data.json');
  const description = described.find(({ name }) => name === 'plinth-combobox')?.description;
  expect(description).toContain('`CustomEvent<{ readonly query: string; readonly signal: AbortSignal }>`');
  expect(description).toContain('interface ListOption {');
});

it('offers custom properties in Visual Studio Code', () => {
  const { properties } = read<{ readonly properties: readonly { readonly name: string }[] }>('vscode.css-data.json');
  expect(properties.map(({ name }) => name)).toContain('--plinth-button-radius');
});

it('names the package and every tag for JetBrains', () => {
  const { name, version, contributions } = read<{
    readonly name: string;
    readonly version: string;
    readonly contributions: { readonly html: { readonly elements: readonly Omit<Tag, 'attributes'>[] } };
  }>('web-types.json');
  expect([name, version]).toEqual(['@plinth/ui-kit', '1.2.3']);
  expect(contributions.html.elements.map((element) => element.name).toSorted()).toEqual(tags.toSorted());
  const grid = contributions.html.elements.find((element) => element.name === 'plinth-data-grid');
  expect(grid?.description).toContain('interface GridColumn<Row> ');
});
