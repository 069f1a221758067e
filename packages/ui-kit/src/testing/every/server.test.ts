import '#base/hydrate.ts';
import type { LitElement } from 'lit';
import drawn from 'virtual:plinth-on-server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deep, renderedMarkup, propertiesOf, mount, rendered, specimens, type Specimen } from '../specimens.ts';

const definitions = import.meta.glob('../../define/*.ts');

/** The visible state of an element. */
interface VisibleState {
  /** Position in the container, and size. */
  readonly box: readonly number[];
  /** Text of the rendered tree. */
  readonly text: string;
}

/** The hydration of one element. */
interface Hydration {
  readonly container: HTMLElement;
  readonly element: LitElement;
  /** Every element of the server-rendered shadow trees. */
  readonly nodes: readonly Element[];
  readonly before: VisibleState;
  readonly after: VisibleState;
  /** Markup after hydration. */
  readonly markup: string;
  /** Property values after hydration. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly failure: unknown;
}

/**
 * The parts of a tag's specimen that a server cannot know, which therefore differ after hydration. Everything else must
 * stay the same.
 */
const EXPECTED_DIFFERENCES: Readonly<
  Record<string, { readonly changes: readonly ('nodes' | keyof VisibleState)[]; readonly reason: string }>
> = {
  'plinth-app-shell': {
    changes: ['nodes'],
    reason:
      'In a narrow window, its menu has a close button instead of a pin button; a server does not know the width.',
  },
  'plinth-avatar-group': { changes: ['text'], reason: 'It counts its avatars, which it can’t see on a server.' },
  'plinth-carousel': {
    changes: ['box'],
    reason: 'It has a dot for each slide, which it can’t see on a server.',
  },
  'plinth-data-grid': {
    changes: ['box'],
    reason: 'Its columns are a property, and it creates the style sheet for their widths in the page.',
  },
  'plinth-field': {
    changes: ['text'],
    reason: 'It counts the characters in its control, which it can’t see on a server.',
  },
  'plinth-repeater': { changes: ['text'], reason: 'It numbers its items, which it can’t see on a server.' },
  'plinth-tabs': {
    changes: ['box'],
    reason: 'The tabs select the visible panel in the page; until then, the page sets hidden on the others.',
  },
  'plinth-tooltip': {
    changes: ['text'],
    reason: 'It adds its text beside its target in the page, where assistive technology finds it.',
  },
  'plinth-wizard': { changes: ['text'], reason: 'It lists its steps, which it can’t see on a server.' },
};

const hydrations = new Map<string, Hydration>();
const logged: string[] = [];

const box = (element: Element, container: Element): readonly number[] => {
  const [{ x, y, width, height }, from] = [element.getBoundingClientRect(), container.getBoundingClientRect()];
  // An element without a box has no position.
  return width + height === 0 ? [0, 0, 0, 0] : [x - from.x, y - from.y, width, height];
};

/** Returns the nodes that are rendered for a node: those assigned to a slot, or those of a shadow tree. */
function renderedNodes(node: Node): readonly Node[] {
  if (node instanceof HTMLSlotElement) return node.assignedNodes({ flatten: true });
  return [...((node instanceof Element ? node.shadowRoot : null) ?? node).childNodes];
}

/** Returns the rendered text of an element, including slotted content, with white space collapsed. */
function textOf(root: Element): string {
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    return node instanceof HTMLStyleElement || node instanceof Comment ? '' : renderedNodes(node).map(words).join(' ');
  };
  return words(root).replaceAll(/\s+/g, ' ').trim();
}

const visibleState = (element: Element, container: Element): VisibleState => ({
  box: box(element, container),
  text: textOf(element),
});

/** Returns the values of the properties that have an attribute. */
function propertiesFrom(element: Element, specimen: Specimen): Record<string, unknown> {
  const named = propertiesOf(specimen).filter(({ attribute }) => attribute !== undefined);
  return Object.fromEntries(named.map(({ name }) => [name, Reflect.get(element, name)]));
}

/**
 * Removes values from the markup: a server renders a control's value as its attribute, a page sets only the property.
 */
const withoutValues = (markup: string): string =>
  markup.replaceAll(/(?<=<(?:input|textarea)[^>]*) (?:value|checked)="[^"]*"/g, '');

const hydrationOf = ({ tag }: Specimen): Hydration => {
  const hydration = hydrations.get(tag);
  if (!hydration) throw new Error(`${tag} was not rendered by the server.`);
  return hydration;
};

beforeAll(async () => {
  const pending = specimens.map((specimen) => {
    const container = document.createElement('div');
    container.style.contain = 'layout';
    document.body.append(container);
    container.setHTMLUnsafe(drawn[specimen.tag] ?? '');
    const element = container.firstElementChild as LitElement;
    const nodes = deep(element).filter((node) => node.getRootNode() !== document && node.localName !== 'style');
    return { specimen, container, element, nodes };
  });
  const initialStates = pending.map(({ element, container }) => visibleState(element, container));
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => logged.push(words.map(String).join(' ')));
  }
  // The side menu is defined first, as the README requires: the shell around it sets its layout.
  await definitions['../../define/side-menu.ts']?.();
  await rendered(pending.find(({ specimen }) => specimen.tag === 'plinth-side-menu')?.element ?? document.body);
  await Promise.all(Object.values(definitions).map((load) => load()));
  for (const [index, { specimen, container, element, nodes }] of pending.entries()) {
    const failure: unknown = await rendered(element).then(
      () => undefined,
      (error: unknown) => error,
    );
    const before = initialStates[index] ?? visibleState(element, container);
    hydrations.set(specimen.tag, {
      container,
      element,
      nodes,
      before,
      failure,
      after: visibleState(element, container),
      markup: renderedMarkup(element),
      properties: propertiesFrom(element, specimen),
    });
  }
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

afterEach(() => document.body.replaceChildren());

it('logs nothing when server-rendered elements are hydrated', () => {
  expect(logged).toEqual([]);
});

describe.each(specimens)('$tag', (specimen) => {
  it('keeps the nodes, the text and the position of the server-rendered markup', () => {
    const { element, nodes, before, after, failure } = hydrationOf(specimen);
    expect(failure).toBeUndefined();
    expect(drawn[specimen.tag]).toContain('<template shadowroot');
    const here = new Set(deep(element));
    const removed = nodes.filter((node) => !here.has(node)).map(({ outerHTML }) => outerHTML);
    const moved = after.box.some((value, index) => Math.abs(value - (before.box[index] ?? 0)) > 1);
    const changed = [
      ...(removed.length === 0 ? [] : ['nodes']),
      ...(after.text === before.text ? [] : ['text']),
      ...(moved ? ['box'] : []),
    ];
    // The list must match exactly, so that obsolete exemptions fail, too.
    expect(changed, `${removed.join('\n')} ${JSON.stringify(before)} → ${JSON.stringify(after)}`).toEqual(
      EXPECTED_DIFFERENCES[specimen.tag]?.changes ?? [],
    );
  });

  it('equals a client-rendered element after hydration', async () => {
    const { markup, properties } = hydrationOf(specimen);
    const container = document.createElement('div');
    container.style.contain = 'layout';
    document.body.append(container);
    const reference = await mount({ ...specimen, values: {} }, container);
    expect(properties).toEqual(propertiesFrom(reference, specimen));
    expect(withoutValues(markup)).toBe(withoutValues(renderedMarkup(reference)));
  });
});

/** Returns the hydrated element of a tag, alone on the page. */
async function mountHydrated(tag: string): Promise<LitElement> {
  const { container, element } = hydrationOf(specimens.find((each) => each.tag === tag) as Specimen);
  document.body.append(container);
  await rendered(element);
  return element;
}

describe('after hydration', () => {
  it('emits click when a button is pressed', async () => {
    const button = await mountHydrated('plinth-button');
    const pressed = vi.fn<() => void>();
    button.addEventListener('click', pressed);
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('keeps a button unchanged when it is moved to another document', async () => {
    const button = await mountHydrated('plinth-button');
    const iframe = document.createElement('iframe');
    document.body.append(iframe);
    const before = renderedMarkup(button);
    iframe.contentDocument?.body.append(button);
    Reflect.set(button, 'busy', true);
    await rendered(button);
    expect([button.isConnected, renderedMarkup(button).replace(' aria-busy="true"', '')]).toEqual([true, before]);
  });

  it('emits events when a switch is turned on', async () => {
    const element = await mountHydrated('plinth-switch');
    const changed = vi.fn<() => void>();
    element.addEventListener('change', changed);
    const control = element.shadowRoot?.querySelector('input');
    if (!control) throw new Error('The switch has no control.');
    await userEvent.click(control);
    expect([Reflect.get(element, 'checked'), changed.mock.calls.length]).toEqual([true, 1]);
  });

  it('renders a previously empty text in its place', async () => {
    const element = await mountHydrated('plinth-switch');
    Reflect.set(element, 'description', 'At once');
    await rendered(element);
    expect(element.shadowRoot?.querySelector('[part="description"]')?.textContent).toBe('At once');
  });

  it('shows the panel of a selected tab', async () => {
    const tabs = await mountHydrated('plinth-tabs');
    const [, second] = tabs.querySelectorAll<HTMLElement>('plinth-tab');
    second?.click();
    await rendered(tabs);
    expect(tabs.querySelector('plinth-tab-panel[name="b"]')?.checkVisibility()).toBe(true);
  });
});
