import manifest from '@plinth/ui-kit/custom-elements.json' with { type: 'json' };
import type { ClassField, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import type { LitElement } from 'lit';
import type { PropertyOptions } from '#base/property.ts';
import { iconBell } from '#icons/icons.ts';
import { markupOf } from './markup.ts';

type Declaration = CustomElementDeclaration & { readonly tagName: string };

/** An example of an element for the suites that test all elements. */
export interface Specimen {
  /** Tag name: `plinth-button`. */
  readonly tag: string;
  readonly declaration: Declaration;
  /** A complete example in HTML, whose first element is under test. */
  readonly markup: string;
  /** The values of properties without an attribute. */
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
  'plinth-select': {
    options: [
      { value: 'or', label: 'Oregon', group: 'West', icon: iconBell },
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

const isElementDeclaration = (item: object): item is Declaration => 'customElement' in item && 'tagName' in item;

/** An example of every element in the manifest. */
export const specimens: readonly Specimen[] = (manifest as Package).modules
  .flatMap((module) => module.declarations ?? [])
  .filter(isElementDeclaration)
  .map((declaration) => {
    const { tagName: tag } = declaration;
    return { tag, declaration, markup: markupOf(declaration), values: VALUES[tag] ?? {} };
  });

/** A public property. */
export type Property = ClassField & { readonly attribute?: string; readonly reflects?: boolean };

/** Returns the public properties of an element with their attributes. */
export function propertiesOf({ declaration }: Specimen): readonly Property[] {
  return (declaration.members ?? []).filter(
    (member): member is Property => member.kind === 'field' && !member.readonly,
  );
}

/** Returns the allowed values of an enumerated property; undefined for any other property. */
export function allowedValues(tag: string, name: string): readonly unknown[] | undefined {
  const { elementProperties } = customElements.get(tag) as typeof LitElement;
  const options: PropertyOptions | undefined = elementProperties.get(name);
  return options?.of;
}

const isLit = (node: Element): node is LitElement => 'updateComplete' in node;

/** Returns all elements of a tree, including its shadow trees. */
export function deep(root: Element): Element[] {
  const inside = [...(root.shadowRoot?.children ?? []), ...root.children];
  return [root, ...inside.flatMap(deep)];
}

/** Resolves in a new task, after pending slotchange events, without the minimum delay of timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Resolves when no element in a tree has a pending update; rejects if an update threw. */
export async function rendered(root: Element): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await nextTask();
    const nodes = deep(root).filter(isLit);
    const isSettled = nodes.every((node) => !node.isUpdatePending);
    await Promise.all(nodes.map((node) => node.updateComplete));
    if (isSettled && round > 0) return;
  }
  throw new Error(`${root.localName} still has pending updates after ten tasks`);
}

/** Creates the element of a specimen without connecting it. */
export function createElement({ tag, markup, values }: Specimen): LitElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const element = document.importNode(template.content, true).firstElementChild;
  if (element?.localName !== tag || !isLit(element))
    throw new Error(`The specimen of ${tag} begins with another element.`);
  return Object.assign(element, values);
}

/** Inserts the element of a specimen and waits for its update. */
export async function mount(specimen: Specimen, container: Element = document.body): Promise<LitElement> {
  const element = createElement(specimen);
  container.append(element);
  await rendered(element);
  return element;
}

/** Sorts the attributes, because an attribute that is removed and set again moves to the end. */
function withSortedAttributes(_tag: string, name: string, attributes: string): string {
  return `<${name}${[...attributes.matchAll(/ [^\s=]+(?:="[^"]*")?/g)].map(String).toSorted().join('')}>`;
}

/** Returns the markup of an element's shadow tree without Lit's markers and measured values. */
export function renderedMarkup(element: Element): string {
  const html = element.shadowRoot?.innerHTML ?? '';
  const markup = html
    .replaceAll(/<!--.*?-->| style="[^"]*"/gs, '')
    .replaceAll(/\bplinth-([a-z-]+)-\d+\b/g, 'plinth-$1-n');
  return markup.replaceAll(/<([a-z][\w-]*)((?: [^\s=>]+(?:="[^"]*")?)+)>/g, withSortedAttributes);
}
