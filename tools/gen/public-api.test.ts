import type { CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { describe, expect, it } from 'vitest';
import { publicApi } from './public-api.ts';

const path = 'src/elements/tabs/tab.ts';
const from = (name: string) => ({ inheritedFrom: { name, module: `src/base/${name}.ts` } });
const manifest: Package = {
  schemaVersion: '1.0.0',
  modules: [
    { kind: 'javascript-module', path: 'src/base/emit.ts', declarations: [{ kind: 'function', name: 'emit' }] },
    {
      kind: 'javascript-module',
      path,
      declarations: [
        { kind: 'variable', name: 'tabSizes' },
        {
          kind: 'class',
          name: 'PlinthTab',
          superclass: { name: 'FieldElement', module: 'src/base/field-element.ts' },
          members: [
            { kind: 'field', name: 'name' },
            { kind: 'field', name: 'styles', static: true },
            { kind: 'field', name: '#last', privacy: 'private' },
            { kind: 'field', name: 'input', privacy: 'protected' },
            { kind: 'field', name: 'label', ...from('FieldElement') },
            { kind: 'field', name: 'events', ...from('PlinthElement') },
            { kind: 'method', name: 'show', description: 'Opens it.' },
            { kind: 'method', name: 'focus' },
            { kind: 'method', name: 'updated', description: 'Called by Lit.' },
            { kind: 'method', name: 'formResetCallback', description: 'Called by the browser.' },
          ],
        },
      ],
      exports: [
        { kind: 'js', name: 'tabSizes', declaration: { name: 'tabSizes', module: path } },
        { kind: 'js', name: 'PlinthTab', declaration: { name: 'PlinthTab', module: path } },
      ],
    },
  ],
};

describe('publicApi', () => {
  const { modules } = publicApi(manifest);

  it('contains only element modules, each with its class only', () => {
    expect(modules.map((module) => module.path)).toEqual([path]);
    expect(modules[0]?.declarations?.map(({ name }) => name)).toEqual(['PlinthTab']);
    expect(modules[0]?.exports?.map(({ name }) => name)).toEqual(['PlinthTab']);
  });

  it('keeps public members, including inherited ones, and removes the others', () => {
    const declaration = modules[0]?.declarations?.[0] as CustomElementDeclaration | undefined;
    expect(declaration).not.toHaveProperty('superclass');
    expect(declaration?.members).toEqual([
      { kind: 'field', name: 'name' },
      { kind: 'field', name: 'label' },
      { kind: 'method', name: 'show', description: 'Opens it.' },
    ]);
  });
});
