import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forceColors } from '../devtools.ts';
import { deep, propertiesOf, mount, rendered, specimens } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

beforeAll(() => forceColors(true));
afterEach(() => document.body.replaceChildren());
afterAll(() => forceColors(false));

/** Returns everything in an element's rendering that remains visible with forced colors. */
function visibleStyles(element: Element): string {
  return deep(element)
    .flatMap((each) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(each, part);
        if (style.content === 'none') return '';
        const lines = (['Top', 'Right', 'Bottom', 'Left'] as const).map(
          (side) => `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`,
        );
        return [
          each.localName,
          style.color,
          style.backgroundColor,
          style.outline,
          style.visibility,
          style.display,
          style.fill,
          style.translate,
          style.rotate,
          style.contentVisibility,
          style.fontWeight,
          ...lines,
        ].join(' ');
      }),
    )
    .join('\n');
}

/** States that users must be able to tell apart, each with its values for off and on. */
const STATES: Readonly<Record<string, readonly [off: unknown, on: unknown]>> = {
  ...Object.fromEntries(
    ['checked', 'selected', 'disabled', 'indeterminate', 'open', 'collapsed', 'busy', 'attention'].map((name) => [
      name,
      [false, true] as const,
    ]),
  ),
  pressed: ['false', 'true'],
  error: ['', 'Enter five digits.'],
};

/** Controls without a border in any colors, each with what identifies them as controls. */
const BORDERLESS_CONTROLS: Readonly<Record<string, string>> = {
  'input.bare': 'the border of its frame',
  'select.bare': 'the border of its frame',
  'button.selected': 'the border of the frame of its select',
  'input[type="file"]': 'the dashed border of its area',
  'input[autocomplete="one-time-code"]': 'the boxes around it',
  'input.check': 'the box drawn by the browser',
  '.covered > input': 'the border of its tile or segmented control',
  'button.sort': 'the arrow beside the column name',
  'button.toggle': 'the arrow at the start of the row',
  'button[aria-expanded][part="base"]': 'its position in a list, and the arrow at its end',
};

async function tabToNext(): Promise<Element | null> {
  await userEvent.keyboard('{Tab}');
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

const nameOf = (element: Element): string =>
  `${element.localName}.${element.getAttribute('part') ?? element.className}`;

it('runs with forced colors', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

describe.each(specimens)('$tag in forced colors', (specimen) => {
  it('has a visible focus indicator', async () => {
    const element = await mount(specimen);
    const stops = new Set<Element>();
    const withoutIndicator: string[] = [];
    for (let stop = await tabToNext(); stop && stop !== document.body && !stops.has(stop); stop = await tabToNext()) {
      stops.add(stop);
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) withoutIndicator.push(nameOf(stop));
    }
    expect([element.isConnected, withoutIndicator]).toEqual([true, []]);
  });

  const states = propertiesOf(specimen).flatMap(({ name, type }) => {
    const values = STATES[name];
    return values && (type?.text === 'boolean' || typeof values[0] === 'string') ? [[name, values] as const] : [];
  });

  it.each(states)('looks different when it is %s', async (name, [off, on]) => {
    const element = await mount(specimen);
    Reflect.set(element, name, off);
    await rendered(element);
    const before = visibleStyles(element);
    Reflect.set(element, name, on);
    await rendered(element);
    expect(visibleStyles(element)).not.toBe(before);
  });

  it('has a border around every control', async () => {
    const element = await mount(specimen);
    const controls = deep(element).filter(
      (each) => each.matches('button, input:not([type="range"]), select, textarea') && each.checkVisibility(),
    );
    const borderless = controls.filter((each) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(each);
      return borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 1;
    });
    expect(
      borderless.filter((control) => !control.matches(Object.keys(BORDERLESS_CONTROLS).join())).map(nameOf),
    ).toEqual([]);
  });
});
