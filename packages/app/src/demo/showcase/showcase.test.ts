import { elementDocModules, storySources } from '@plinth/docs/kit-files.ts';
import { describe, expect, it } from 'vitest';
import { SHOWCASE_IDS } from '#demo/_shared/showcase-pages.ts';
import { feature as components } from './areas/components.ts';
import { feature as extensions } from './areas/extensions.ts';
import { feature as forms } from './areas/forms.ts';
import { elementsOfOtherPages } from './elements-of-other-pages.ts';
import { anchorOf, type ShowcasePage, type ShowcaseSection } from './showcase-page.ts';

const pages: readonly (readonly [string, ShowcasePage])[] = [components, extensions, forms].flatMap(({ showcase }) =>
  Object.entries<ShowcasePage>(showcase),
);
const exampleFiles = Object.keys(import.meta.glob('./examples/*.tsx')).map((path) => path.slice(11, -4));

/** Returns whether the example of a section exists. */
async function hasExample({ story, example }: ShowcaseSection): Promise<boolean> {
  if (story === undefined) return exampleFiles.includes(example);
  const [module = '', name = ''] = story.split('/');
  return name in ((await storySources.get(module)?.())?.react ?? {});
}

describe.each(pages)('the page %s', (_id, { elements, text, sections, related = [] }) => {
  it('says what its subject is', () => {
    expect(text).toMatch(/^[A-Z].+\.$/s);
  });

  it('has an example for each section, and an anchor of its own', async () => {
    expect(sections.length).toBeGreaterThan(0);
    expect(new Set(sections.map(anchorOf)).size).toBe(sections.length);
    const missing = await Promise.all(sections.map(async (section) => ((await hasExample(section)) ? [] : [section])));
    expect(missing.flat()).toEqual([]);
  });

  it('names elements of the kit and pages of the showcase', () => {
    expect(elements.filter((name) => !elementDocModules.has(name))).toEqual([]);
    expect(related.filter((id) => !SHOWCASE_IDS.includes(id))).toEqual([]);
  });
});

it('shows every element of the kit on a page', () => {
  const shown = new Set([...pages.flatMap(([, { elements }]) => elements), ...Object.keys(elementsOfOtherPages)]);
  expect([...elementDocModules.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

it('shows every example file in a section', () => {
  const used = new Set(pages.flatMap(([, { sections }]) => sections.map(({ example }) => example)));
  expect(exampleFiles.filter((name) => !used.has(name))).toEqual([]);
});
