import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forceColors } from '../devtools.ts';
import { deep, propertiesOf, put, rendered, specimens } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

beforeAll(() => forceColors(true));
afterEach(() => document.body.replaceChildren());
afterAll(() => forceColors(false));

/** Returns everything in an element's rendering that remains visible with forced colors. */
function look(element: Element): string {
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
const QUIET: Readonly<Record<string, string>> = {
  'input.bare': 'the line of the frame that it is in',
  'input[type="file"]': 'the dashed line of the area that it is in',
  'input[autocomplete="one-time-code"]': 'the boxes that it is in',
  'input.check': 'the box that the browser draws',
  'button.sort': 'the arrow beside the name of the column',
  'button.toggle': 'the arrow at the start of the row',
  'button[aria-expanded][part="base"]': 'its place in a list, and the arrow at its end',
};

async function focused(): Promise<Element | null> {
  await userEvent.keyboard('{Tab}');
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

const nameOf = (each: Element): string => `${each.localName}.${each.getAttribute('part') ?? each.className}`;

it('runs with forced colours', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

describe.each(specimens)('$tag in forced colours', (specimen) => {
  it('has a visible focus indicator', async () => {
    const element = await put(specimen);
    const stops = new Set<Element>();
    const unseen: string[] = [];
    for (let stop = await focused(); stop && stop !== document.body && !stops.has(stop); stop = await focused()) {
      stops.add(stop);
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) unseen.push(nameOf(stop));
    }
    expect([element.isConnected, unseen]).toEqual([true, []]);
  });

  const states = propertiesOf(specimen).flatMap(({ name, type }) => {
    const values = STATES[name];
    return values && (type?.text === 'boolean' || typeof values[0] === 'string') ? [[name, values] as const] : [];
  });

  it.each(states)('looks different when it is %s', async (name, [off, on]) => {
    const element = await put(specimen);
    Reflect.set(element, name, off);
    await rendered(element);
    const before = look(element);
    Reflect.set(element, name, on);
    await rendered(element);
    expect(look(element)).not.toBe(before);
  });

  it('has a border around every control', async () => {
    const element = await put(specimen);
    const controls = deep(element).filter(
      (each) => each.matches('button, input:not([type="range"]), select, textarea') && each.checkVisibility(),
    );
    const bare = controls.filter((each) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(each);
      return borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 1;
    });
    expect(bare.filter((each) => !each.matches(Object.keys(QUIET).join())).map(nameOf)).toEqual([]);
  });
});
