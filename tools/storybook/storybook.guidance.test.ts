/** The good and bad examples on the pages of the most used elements. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Guidance } from '../../packages/ui-kit/src/testing/guidance.ts';

const ELEMENTS = [
  'alert',
  'button',
  'card',
  'checkbox',
  'data-grid',
  'dialog',
  'field',
  'money-field',
  'radio-group',
  'select',
  'switch',
  'toast-region',
];

const modules = import.meta.glob<Guidance>('../../packages/ui-kit/src/elements/*/*.guidance.tsx', {
  eager: true,
  import: 'guidance',
});
const examples = Object.entries(modules).flatMap(([path, guidance]) =>
  guidance.flatMap((pair) =>
    (['do', 'dont'] as const).map((kind) => ({ name: path.split('/').at(-1) ?? '', kind, ...pair[kind] })),
  ),
);

describe('the guidance of elements', () => {
  it('exists for the most used elements, one or two pairs each', () => {
    const paths = ELEMENTS.map((name) => `../../packages/ui-kit/src/elements/${name}/${name}.guidance.tsx`);
    expect(Object.keys(modules).toSorted()).toEqual(paths);
    expect(Object.entries(modules).filter(([, pairs]) => pairs.length > 2)).toEqual([]);
  });

  it('has pictures that the kit draws', () => {
    const withoutElement = examples.filter(({ picture }) => !renderToStaticMarkup(picture).includes('<plinth-'));
    expect(withoutElement.map(({ alt }) => alt)).toEqual([]);
  });

  it('describes each picture in sentences', () => {
    expect(examples.map(({ alt }) => alt).filter((alt) => !/^\p{Lu}.*\.”?$/u.test(alt))).toEqual([]);
  });

  it('gives one reason each, which tells a bad example from a good one by its first word', () => {
    const isSentence = (text: string) => /^\p{Lu}[^.!?]+\.$/u.test(text);
    expect(examples.map(({ reason }) => reason).filter((reason) => !isSentence(reason))).toEqual([]);
    expect(examples.filter(({ kind, reason }) => reason.startsWith('Don’t ') !== (kind === 'dont'))).toEqual([]);
  });

  it('has no text twice', () => {
    const texts = examples.flatMap(({ alt, reason }) => [alt, reason]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
