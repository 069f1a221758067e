import '#base/hydrate.ts';
import type { LitElement } from 'lit';
import drawn from 'virtual:plinth-on-server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deep, drawnBy, propertiesOf, put, rendered, specimens, type Specimen } from '../specimens.ts';

const definitions = import.meta.glob('../../define/*.ts');

/** The visible state of an element. */
interface Sight {
  /** Position in the container, and size. */
  readonly box: readonly number[];
  /** Text of the rendered tree. */
  readonly text: string;
}

/** The hydration of one element. */
interface Visit {
  readonly place: HTMLElement;
  readonly element: LitElement;
  /** Every element of the server-rendered shadow trees. */
  readonly nodes: readonly Element[];
  readonly before: Sight;
  readonly after: Sight;
  /** Markup after hydration. */
  readonly drawing: string;
  /** Property values after hydration. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly failure: unknown;
}

/**
 * What a server cannot know about a tag's specimen, and what therefore differs after hydration. Everything else must
 * stay the same.
 */
const UNKNOWN: Readonly<Record<string, { readonly what: readonly ('nodes' | keyof Sight)[]; readonly why: string }>> = {
  'plinth-app-shell': {
    what: ['nodes'],
    why: 'In a narrow window its menu is closed by a button where it is pinned by another; a server does not know the width.',
  },
  'plinth-avatar-group': { what: ['text'], why: 'It counts the people in it, whom a server does not show it.' },
  'plinth-carousel': {
    what: ['box'],
    why: 'It has a dot for each slide, which a server does not show it, and none for a single one.',
  },
  'plinth-data-grid': {
    what: ['box'],
    why: 'Its columns are a property, and their widths a sheet that it makes in the page.',
  },
  'plinth-field': { what: ['text'], why: 'It counts the characters in its control, which a server does not show it.' },
  'plinth-tabs': {
    what: ['box'],
    why: 'Which panel shows is settled among the tabs in the page; until then a page writes hidden on the others.',
  },
  'plinth-tooltip': {
    what: ['text'],
    why: 'It writes its text once more beside its target, in the page, where assistive technology finds it.',
  },
};

const visits = new Map<string, Visit>();
const said: string[] = [];

const box = (element: Element, place: Element): readonly number[] => {
  const [{ x, y, width, height }, from] = [element.getBoundingClientRect(), place.getBoundingClientRect()];
  // An element without a box has no position.
  return width + height === 0 ? [0, 0, 0, 0] : [x - from.x, y - from.y, width, height];
};

/** Returns the nodes that are rendered for a node: those assigned to a slot, or those of a shadow tree. */
function drawnIn(node: Node): readonly Node[] {
  if (node instanceof HTMLSlotElement) return node.assignedNodes({ flatten: true });
  return [...((node instanceof Element ? node.shadowRoot : null) ?? node).childNodes];
}

/** Returns the rendered text of an element, including slotted content, with white space collapsed. */
function textOf(root: Element): string {
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    return node instanceof HTMLStyleElement || node instanceof Comment ? '' : drawnIn(node).map(words).join(' ');
  };
  return words(root).replaceAll(/\s+/g, ' ').trim();
}

const sight = (element: Element, place: Element): Sight => ({ box: box(element, place), text: textOf(element) });

/** Returns the values of the properties that have an attribute. */
function propertiesFrom(element: Element, specimen: Specimen): Record<string, unknown> {
  const named = propertiesOf(specimen).filter(({ attribute }) => attribute !== undefined);
  return Object.fromEntries(named.map(({ name }) => [name, Reflect.get(element, name)]));
}

/**
 * Removes values from the markup: a server renders a control's value as its attribute, a page sets only the property.
 */
const withoutValues = (drawing: string): string =>
  drawing.replaceAll(/(?<=<(?:input|textarea)[^>]*) (?:value|checked)="[^"]*"/g, '');

const visitOf = ({ tag }: Specimen): Visit => {
  const visit = visits.get(tag);
  if (!visit) throw new Error(`${tag} was not drawn by the server.`);
  return visit;
};

beforeAll(async () => {
  const begun = specimens.map((specimen) => {
    const place = document.createElement('div');
    place.style.contain = 'layout';
    document.body.append(place);
    place.setHTMLUnsafe(drawn[specimen.tag] ?? '');
    const element = place.firstElementChild as LitElement;
    const nodes = deep(element).filter((node) => node.getRootNode() !== document && node.localName !== 'style');
    return { specimen, place, element, nodes };
  });
  const sights = begun.map(({ element, place }) => sight(element, place));
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => said.push(words.map(String).join(' ')));
  }
  // The side menu is defined first, as the README requires: the shell around it sets its layout.
  await definitions['../../define/side-menu.ts']?.();
  await rendered(begun.find(({ specimen }) => specimen.tag === 'plinth-side-menu')?.element ?? document.body);
  await Promise.all(Object.values(definitions).map((load) => load()));
  for (const [index, { specimen, place, element, nodes }] of begun.entries()) {
    const failure: unknown = await rendered(element).then(
      () => undefined,
      (error: unknown) => error,
    );
    const before = sights[index] ?? sight(element, place);
    visits.set(specimen.tag, {
      place,
      element,
      nodes,
      before,
      failure,
      after: sight(element, place),
      drawing: drawnBy(element),
      properties: propertiesFrom(element, specimen),
    });
  }
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

afterEach(() => document.body.replaceChildren());

it('logs nothing when server-rendered elements are hydrated', () => {
  expect(said).toEqual([]);
});

describe.each(specimens)('$tag', (specimen) => {
  it('keeps the nodes, the text and the position of the server-rendered markup', () => {
    const { element, nodes, before, after, failure } = visitOf(specimen);
    expect(failure).toBeUndefined();
    expect(drawn[specimen.tag]).toContain('<template shadowroot');
    const here = new Set(deep(element));
    const gone = nodes.filter((node) => !here.has(node)).map(({ outerHTML }) => outerHTML);
    const moved = after.box.some((value, at) => Math.abs(value - (before.box[at] ?? 0)) > 1);
    const changed = [
      ...(gone.length === 0 ? [] : ['nodes']),
      ...(after.text === before.text ? [] : ['text']),
      ...(moved ? ['box'] : []),
    ];
    // The list must match exactly, so that obsolete exemptions fail, too.
    expect(changed, `${gone.join('\n')} ${JSON.stringify(before)} → ${JSON.stringify(after)}`).toEqual(
      UNKNOWN[specimen.tag]?.what ?? [],
    );
  });

  it('equals a client-rendered element after hydration', async () => {
    const { drawing, properties } = visitOf(specimen);
    const place = document.createElement('div');
    place.style.contain = 'layout';
    document.body.append(place);
    const plain = await put({ ...specimen, values: {} }, place);
    expect(properties).toEqual(propertiesFrom(plain, specimen));
    expect(withoutValues(drawing)).toBe(withoutValues(drawnBy(plain)));
  });
});

/** Returns the hydrated element of a tag, alone on the page. */
async function alone(tag: string): Promise<LitElement> {
  const { place, element } = visitOf(specimens.find((each) => each.tag === tag) as Specimen);
  document.body.append(place);
  await rendered(element);
  return element;
}

describe('after hydration', () => {
  it('emits click when a button is pressed', async () => {
    const button = await alone('plinth-button');
    const pressed = vi.fn<() => void>();
    button.addEventListener('click', pressed);
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('keeps a button unchanged when it is moved to another document', async () => {
    const button = await alone('plinth-button');
    const iframe = document.createElement('iframe');
    document.body.append(iframe);
    const before = drawnBy(button);
    iframe.contentDocument?.body.append(button);
    Reflect.set(button, 'busy', true);
    await rendered(button);
    expect([button.isConnected, drawnBy(button).replace(' aria-busy="true"', '')]).toEqual([true, before]);
  });

  it('emits events when a switch is turned on', async () => {
    const element = await alone('plinth-switch');
    const changed = vi.fn<() => void>();
    element.addEventListener('change', changed);
    const control = element.shadowRoot?.querySelector('input');
    if (!control) throw new Error('There is no control.');
    await userEvent.click(control);
    expect([Reflect.get(element, 'checked'), changed.mock.calls.length]).toEqual([true, 1]);
  });

  it('renders a previously empty text in its place', async () => {
    const element = await alone('plinth-switch');
    Reflect.set(element, 'description', 'At once');
    await rendered(element);
    expect(element.shadowRoot?.querySelector('[part="description"]')?.textContent).toBe('At once');
  });

  it('shows the panel of a selected tab', async () => {
    const tabs = await alone('plinth-tabs');
    const [, second] = tabs.querySelectorAll<HTMLElement>('plinth-tab');
    second?.click();
    await rendered(tabs);
    expect(tabs.querySelector('plinth-tab-panel[name="b"]')?.checkVisibility()).toBe(true);
  });
});
