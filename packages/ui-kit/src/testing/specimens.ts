import manifest from '@plinth/ui-kit/custom-elements.json' with { type: 'json' };
import type { ClassField, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import type { LitElement } from 'lit';
import type { PropertyOptions } from '#base/property.ts';
import { iconBell } from '#icons/icons.ts';
import { markupOf } from './markup.ts';

type Declaration = CustomElementDeclaration & { readonly tagName: string };

/** A use of one element that the suite of all elements tries. */
export interface Specimen {
  /** `plinth-button` */
  readonly tag: string;
  readonly declaration: Declaration;
  /** One complete use, in HTML; its first element is the one under test. */
  readonly markup: string;
  /** What HTML cannot say: values of properties without an attribute. */
  readonly values: Readonly<Record<string, unknown>>;
}

const VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'plinth-data-grid': {
    columns: [
      {
        id: 'name',
        header: 'Name',
        sortable: true,
        filter: 'text',
        accessor: (row: { readonly name: string } | null | undefined) => row?.name,
      },
      { id: 'size', header: 'Size', filter: 'range', accessor: () => 4 },
    ],
    rows: [{ name: 'North' }, { name: 'South' }],
    details: () => 'Fees',
    actions: () => [{ id: 'open', label: 'Open' }],
  },
  'plinth-command-palette': {
    groups: [
      { label: 'Pages', items: [{ id: 'a', title: 'Tickets', hint: 'Support', icon: iconBell, bookmarked: true }] },
    ],
  },
  'plinth-combobox': {
    options: [
      { value: 'or', label: 'Oregon', group: 'West' },
      { value: 'wa', label: 'Washington' },
    ],
  },
  'plinth-document-list': {
    documents: [
      { id: 'a', name: 'lease.pdf', size: 480_000 },
      { id: 'b', name: 'letter.pdf', busy: true },
    ],
  },
  'plinth-financing-summary': {
    load: () =>
      Promise.resolve({
        available: 100,
        owed: 50,
        next: { amount: 10, date: '2026-11-23' },
        repayment: { collected: 40, total: 100 },
      }),
  },
  'plinth-repayment-schedule': {
    payments: [
      { date: '2026-11-16', amount: 410_000, state: 'paid' },
      { date: '2026-11-23', amount: 410_000 },
    ],
  },
  'plinth-transaction-list': { transactions: [{ id: 'a', date: '2026-11-16', label: 'Funding', amount: 2_500_000 }] },
  'plinth-dropzone': {
    files: [
      { id: 'a', name: 'lease.pdf', size: 480_000, state: 'failed' },
      { id: 'b', name: 'sales.csv', state: 'uploading', progress: 0.4 },
    ],
  },
  'plinth-data-table': {
    columns: [
      {
        id: 'name',
        header: 'Name',
        sortable: true,
        accessor: (row: { readonly name: string } | null | undefined) => row?.name,
      },
    ],
    rows: [{ name: 'North' }, { name: 'South' }],
    details: () => [{ name: 'Fees' }],
  },
  'plinth-sparkline': { values: [4, 2, 6] },
  'plinth-stepper': {
    steps: [
      { id: 'a', label: 'Amount', href: '#a' },
      { id: 'b', label: 'Time' },
    ],
    current: 'b',
  },
};

const isElementDeclaration = (each: object): each is Declaration => 'customElement' in each && 'tagName' in each;

/** One of every element in the manifest. */
export const specimens: readonly Specimen[] = (manifest as Package).modules
  .flatMap((module) => module.declarations ?? [])
  .filter(isElementDeclaration)
  .map((declaration) => {
    const { tagName: tag } = declaration;
    return { tag, declaration, markup: markupOf(declaration), values: VALUES[tag] ?? {} };
  });

/** A property that a page may set. */
export type Property = ClassField & { readonly attribute?: string; readonly reflects?: boolean };

/** What a page may set on an element: its public properties with their attributes. */
export function propertiesOf({ declaration }: Specimen): readonly Property[] {
  return (declaration.members ?? []).filter((each): each is Property => each.kind === 'field' && !each.readonly);
}

/** The values that an enumerated property may have, by its `of`; undefined for any other property. */
export function allowedValues(tag: string, name: string): readonly unknown[] | undefined {
  const { elementProperties } = customElements.get(tag) as typeof LitElement;
  const options: PropertyOptions | undefined = elementProperties.get(name);
  return options?.of;
}

const isLit = (node: Element): node is LitElement => 'updateComplete' in node;

/** Every element of a tree, with those of the shadow trees in it. */
export function deep(root: Element): Element[] {
  const inside = [...(root.shadowRoot?.children ?? []), ...root.children];
  return [root, ...inside.flatMap(deep)];
}

/** A task of its own, in which slots have told of their content; without the pause that browsers put into timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Resolves when nothing in a tree has an update to come; fails when an update threw. */
export async function rendered(root: Element): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await nextTask();
    const nodes = deep(root).filter(isLit);
    const rests = nodes.every((node) => !node.isUpdatePending);
    await Promise.all(nodes.map((node) => node.updateComplete));
    if (rests && round > 0) return;
  }
  throw new Error(`${root.localName} does not come to rest`);
}

/** Makes the element of a specimen without putting it anywhere. */
export function make({ tag, markup, values }: Specimen): LitElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const element = document.importNode(template.content, true).firstElementChild;
  if (element?.localName !== tag || !isLit(element))
    throw new Error(`The specimen of ${tag} begins with another element.`);
  return Object.assign(element, values);
}

/** Puts the element of a specimen into a place and waits for it. */
export async function put(specimen: Specimen, place: Element = document.body): Promise<LitElement> {
  const element = make(specimen);
  place.append(element);
  await rendered(element);
  return element;
}

/** An attribute that went and came back stands last. */
function inOrder(_tag: string, name: string, attributes: string): string {
  return `<${name}${[...attributes.matchAll(/ [^\s=]+(?:="[^"]*")?/g)].map(String).toSorted().join('')}>`;
}

/** What an element drew: the markup of its shadow tree without what Lit keeps its places by and what was measured. */
export function drawnBy(element: Element): string {
  const html = element.shadowRoot?.innerHTML ?? '';
  const drawn = html
    .replaceAll(/<!--.*?-->| style="[^"]*"/gs, '')
    .replaceAll(/\bplinth-([a-z-]+)-\d+\b/g, 'plinth-$1-n');
  return drawn.replaceAll(/<([a-z][\w-]*)((?: [^\s=>]+(?:="[^"]*")?)+)>/g, inOrder);
}
