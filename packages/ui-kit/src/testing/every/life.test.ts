import type { LitElement } from 'lit';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { define } from '#base/define.ts';
import { setMotion } from '../set-motion.ts';
import { deep, renderedMarkup, createElement, mount, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const classOf = ({ tag }: Specimen): CustomElementConstructor => {
  const elementClass = customElements.get(tag);
  if (!elementClass) throw new Error(`${tag} is not defined.`);
  return elementClass;
};

/** Returns the ids in a tree and the references to them. An element that renders twice must not duplicate them. */
const idsOf = (element: Element): string[] =>
  deep(element)
    .map(({ id }) => id)
    .filter(Boolean);

/** Records the types of all events that the element dispatches or that bubble from inside it. */
function recordEventTypes(element: Element, { declaration }: Specimen): string[] {
  const recorded: string[] = [];
  for (const type of new Set([
    ...(declaration.events ?? []).map(({ name }) => name),
    'input',
    'change',
    'toggle',
    'close',
    'cancel',
    'invalid',
  ])) {
    element.addEventListener(type, () => recorded.push(type));
  }
  return recorded;
}

/** Returns the observable state of an element: its attributes, its ids and its rendered markup. */
const snapshot = (element: LitElement) => ({
  markup: renderedMarkup(element),
  attributes: element.getAttributeNames().toSorted(),
  ids: idsOf(element).toSorted(),
});

/** Mounts an element without motion, and waits until what it animates once has ended: elements then mark it as settled. */
async function mountSettled(specimen: Specimen, container?: Element): Promise<LitElement> {
  onTestFinished(setMotion('0ms'));
  const element = await mount(specimen, container);
  // An animation begins in the first frame and, without a duration, ends with its event in the second.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve));
  return element;
}

/** Creates a tree in which the kit's tags are not defined until `define` is called. */
function undefinedTree(): {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly define: (specimen: Specimen) => void;
} {
  const registry = new CustomElementRegistry();
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open', customElementRegistry: registry });
  document.body.append(host);
  return {
    host,
    root,
    define: (specimen) => {
      const inside = [...new Set([...root.querySelectorAll('*')].map(({ localName }) => localName))];
      const tags = [specimen.tag, ...inside.filter((tag) => tag.startsWith('plinth-') && tag !== specimen.tag)];
      for (const tag of tags) {
        const elementClass = customElements.get(tag);
        if (elementClass) registry.define(tag, elementClass);
      }
    },
  };
}

describe.each(specimens)('$tag', (specimen) => {
  it('is unchanged and emits no events after it was removed and inserted again', async () => {
    const element = await mountSettled(specimen);
    const before = snapshot(element);
    const recorded = recordEventTypes(element, specimen);
    for (let round = 0; round < 3; round += 1) {
      element.remove();
      document.body.append(element);
      await rendered(element);
    }
    expect(snapshot(element)).toEqual(before);
    expect(recorded).toEqual([]);
  });

  it('keeps its state and emits no events when it is moved with append', async () => {
    const [one, two] = [document.createElement('div'), document.createElement('div')];
    document.body.append(one, two);
    const element = await mountSettled(specimen, one);
    const before = snapshot(element);
    const recorded = recordEventTypes(element, specimen);
    two.append(element);
    await rendered(element);
    expect(snapshot(element)).toEqual(before);
    expect(recorded).toEqual([]);
  });

  it('stays connected and keeps the focus when it is moved with moveBefore', async () => {
    const calls: string[] = [];
    const tag = `${specimen.tag}-moved`;
    if (!customElements.get(tag)) {
      const Base = classOf(specimen);
      customElements.define(
        tag,
        class extends Base {
          connectedCallback(): void {
            Reflect.apply(Reflect.get(Base.prototype, 'connectedCallback'), this, []);
            calls.push('connected');
          }
          disconnectedCallback(): void {
            Reflect.apply(Reflect.get(Base.prototype, 'disconnectedCallback'), this, []);
            calls.push('disconnected');
          }
        },
      );
    }
    const [one, two] = [document.createElement('div'), document.createElement('div')];
    document.body.append(one, two);
    const markup = specimen.markup
      .replace(`<${specimen.tag}`, `<${tag}`)
      .replace(new RegExp(`</${specimen.tag}>$`), `</${tag}>`);
    one.innerHTML = markup;
    const element = one.firstElementChild as LitElement;
    Object.assign(element, specimen.values);
    await rendered(element);
    element.focus();
    const before = { ...snapshot(element), focus: document.activeElement };
    calls.length = 0;
    two.moveBefore(element, null);
    await rendered(element);
    expect({ ...snapshot(element), focus: document.activeElement }).toEqual(before);
    expect(calls).toEqual([]);
  });

  it('applies attributes and properties that were set before its definition', async () => {
    const expected = await mount(specimen);
    const pending = undefinedTree();
    pending.root.innerHTML = specimen.markup;
    const element = pending.root.firstElementChild as LitElement;
    Object.assign(element, specimen.values);
    pending.define(specimen);
    await rendered(element);
    expect(renderedMarkup(element)).toBe(renderedMarkup(expected));
    expect(Object.keys(specimen.values).filter((name) => Object.hasOwn(element, name))).toEqual([]);
  });

  it('renders the same when its children are added later, as by a parser', async () => {
    const expected = await mount(specimen);
    const source = createElement(specimen);
    const children = [...source.childNodes];
    source.replaceChildren();
    document.body.append(source);
    for (const child of children) {
      await Promise.resolve();
      source.append(child);
    }
    await rendered(source);
    expect(renderedMarkup(source)).toBe(renderedMarkup(expected));
  });

  it('keeps its class when it is defined again', () => {
    const elementClass = classOf(specimen);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    define(specimen.tag, elementClass);
    expect(warned).not.toHaveBeenCalled();
    define(specimen.tag, class extends elementClass {});
    expect(customElements.get(specimen.tag)).toBe(elementClass);
    warned.mockRestore();
  });

  it('renders the same when it is cloned, serialized and parsed, or imported from a template', async () => {
    const element = await mount({ ...specimen, values: {} });
    const before = renderedMarkup(element);
    const cloned = element.cloneNode(true) as LitElement;
    const parsed = document.createElement('div');
    parsed.innerHTML = element.outerHTML;
    const template = document.createElement('template');
    template.innerHTML = element.outerHTML;
    const copies = [cloned, parsed.firstElementChild, document.importNode(template.content, true).firstElementChild];
    const markup: string[] = [];
    for (const copy of copies) {
      if (!copy) throw new Error('The element was not copied.');
      document.body.replaceChildren(copy);
      await rendered(copy);
      markup.push(renderedMarkup(copy));
    }
    expect(markup).toEqual(copies.map(() => before));
  });
});
