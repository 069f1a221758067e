import type { ClassField, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import type { LitElement } from 'lit';
import manifest from '@plinth/ui-kit/custom-elements.json' with { type: 'json' };
import { iconBell } from '#icons/icons.ts';

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

/**
 * Uses that need more than a text in each slot. A tag that is not here is tried with what the manifest says of it, so a
 * new element is covered as soon as it is generated.
 */
const MARKUP: Readonly<Record<string, string>> = {
  'plinth-alert': '<plinth-alert dismissible>The bank stopped sharing data.<button slot="action">Reconnect</button></plinth-alert>',
  'plinth-app-shell': `<plinth-app-shell><plinth-side-menu slot="menu"></plinth-side-menu><plinth-navbar slot="navbar" menu-button></plinth-navbar
    >Page</plinth-app-shell>`,
  'plinth-avatar': '<plinth-avatar name="Ada Moreno" presence="online"></plinth-avatar>',
  'plinth-breadcrumb': `<plinth-breadcrumb><plinth-breadcrumb-item href="#a">Home</plinth-breadcrumb-item
    ><plinth-breadcrumb-item current>Tickets</plinth-breadcrumb-item></plinth-breadcrumb>`,
  'plinth-breadcrumb-item': '<plinth-breadcrumb-item href="#a">Home</plinth-breadcrumb-item>',
  'plinth-capacity-meter': '<plinth-capacity-meter available="100" owed="50" in-progress="10" limit="150"></plinth-capacity-meter>',
  'plinth-combobox': '<plinth-combobox label="State" remote creatable></plinth-combobox>',
  'plinth-connection-card': '<plinth-connection-card institution="Tidewater" status="AUTH_ERROR"></plinth-connection-card>',
  'plinth-data-table': '<plinth-data-table label="Contracts" paging="pages" page-size="1"></plinth-data-table>',
  'plinth-date-field': '<plinth-date-field label="Date" value="2026-11-23"></plinth-date-field>',
  'plinth-date-picker': '<plinth-date-picker label="Date" value="2026-11-23"></plinth-date-picker>',
  'plinth-date-range-picker': '<plinth-date-range-picker label="Period" value="2026-11-01/2026-11-30"></plinth-date-range-picker>',
  'plinth-dialog': '<plinth-dialog open closable heading="Sure?">Text<button slot="footer">Keep</button></plinth-dialog>',
  'plinth-dropzone': '<plinth-dropzone label="Files"></plinth-dropzone>',
  'plinth-drawer': '<plinth-drawer open heading="Settings">Text<button slot="footer">Reset</button></plinth-drawer>',
  'plinth-dropdown-menu': `<plinth-dropdown-menu><plinth-button slot="trigger">More</plinth-button
    ><plinth-menu-item value="a">Rename</plinth-menu-item></plinth-dropdown-menu>`,
  'plinth-empty-state': '<plinth-empty-state kind="error" heading="This did not load"></plinth-empty-state>',
  'plinth-field': '<plinth-field label="City" help="As on the bill"><input maxlength="20" value="Salem"></plinth-field>',
  'plinth-icon': `<plinth-icon path="${iconBell}" label="Notifications"></plinth-icon>`,
  'plinth-navbar': '<plinth-navbar menu-button><span slot="start">Company</span><span slot="end">User</span></plinth-navbar>',
  'plinth-money-field': '<plinth-money-field label="Amount" value="125000"></plinth-money-field>',
  'plinth-number-field': '<plinth-number-field label="Weeks" min="4" max="78" value="31"></plinth-number-field>',
  'plinth-offer': '<plinth-offer amount="10000000" fee="0.08" weeks="31"></plinth-offer>',
  'plinth-one-time-code-field': '<plinth-one-time-code-field label="Code" help="Sent by mail"><input></plinth-one-time-code-field>',
  'plinth-popover': '<plinth-popover label="Filters"><plinth-button slot="trigger">Filter</plinth-button>Text</plinth-popover>',
  'plinth-progress': '<plinth-progress value="40" label="Uploaded"></plinth-progress>',
  'plinth-radio-group': `<plinth-radio-group label="Range"><plinth-radio value="a">Month</plinth-radio
    ><plinth-radio value="b">Year</plinth-radio></plinth-radio-group>`,
  'plinth-repayment-progress': '<plinth-repayment-progress collected="40" total="100"></plinth-repayment-progress>',
  'plinth-search-field': '<plinth-search-field label="Search" value="North"></plinth-search-field>',
  'plinth-side-menu': `<plinth-side-menu><plinth-side-menu-group label="Shop"><plinth-side-menu-item href="#a" current>Orders</plinth-side-menu-item
    ></plinth-side-menu-group></plinth-side-menu>`,
  'plinth-side-menu-item': '<plinth-side-menu-item href="#a">Orders</plinth-side-menu-item>',
  'plinth-stat': '<plinth-stat label="Owed" value="$500" delta="100" period="than a week ago"></plinth-stat>',
  'plinth-tag-input': '<plinth-tag-input label="Keywords" value="wine, glass"></plinth-tag-input>',
  'plinth-tabs': `<plinth-tabs label="Platforms"><plinth-tab name="a">Linked</plinth-tab><plinth-tab name="b">Available</plinth-tab
    ><plinth-tab-panel name="a">One</plinth-tab-panel><plinth-tab-panel name="b">Two</plinth-tab-panel></plinth-tabs>`,
  'plinth-time-field': '<plinth-time-field label="Opens at" value="09:30"></plinth-time-field>',
  'plinth-time-picker': '<plinth-time-picker label="Opens at" value="09:30" step="60"></plinth-time-picker>',
  'plinth-toast': '<plinth-toast message="Saved" action="Undo"></plinth-toast>',
  'plinth-transaction-list': '<plinth-transaction-list label="Transactions" selectable></plinth-transaction-list>',
  'plinth-tooltip': '<plinth-tooltip text="Not yet"><plinth-button>Remove</plinth-button></plinth-tooltip>',
};

const VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'plinth-combobox': { options: [{ value: 'or', label: 'Oregon', group: 'West' }, { value: 'wa', label: 'Washington' }] },
  'plinth-document-list': { documents: [{ id: 'a', name: 'lease.pdf', size: 480_000 }, { id: 'b', name: 'letter.pdf', busy: true }] },
  'plinth-repayment-schedule': { payments: [{ date: '2026-11-16', amount: 410_000, state: 'paid' }, { date: '2026-11-23', amount: 410_000 }] },
  'plinth-transaction-list': { transactions: [{ id: 'a', date: '2026-11-16', label: 'Funding', amount: 2_500_000 }] },
  'plinth-dropzone': { files: [{ id: 'a', name: 'lease.pdf', size: 480_000, state: 'failed' }, { id: 'b', name: 'sales.csv', state: 'uploading', progress: 0.4 }] },
  'plinth-data-table': {
    columns: [{ id: 'name', header: 'Name', sortable: true, accessor: (row: { readonly name: string } | null | undefined) => row?.name }],
    rows: [{ name: 'North' }, { name: 'South' }],
    details: () => [{ name: 'Fees' }],
  },
  'plinth-stepper': {
    steps: [{ id: 'a', label: 'Amount', href: '#a' }, { id: 'b', label: 'Time' }],
    current: 'b',
  },
};

function markupOf({ tagName, slots = [], attributes = [] }: Declaration): string {
  const named = attributes.filter(({ name }) => name === 'label' || name === 'heading').map(({ name }) => ` ${name}="Name"`);
  const children = slots.map(({ name }) => (name === '' ? 'Content' : `<i slot="${name}">Text</i>`));
  return `<${tagName}${named.join('')}>${children.join('')}</${tagName}>`;
}

const isElementDeclaration = (each: object): each is Declaration => 'customElement' in each && 'tagName' in each;

/** One of every element in the manifest. */
export const specimens: readonly Specimen[] = (manifest as Package).modules
  .flatMap((module) => module.declarations ?? [])
  .filter(isElementDeclaration)
  .map((declaration) => {
    const { tagName: tag } = declaration;
    return { tag, declaration, markup: MARKUP[tag] ?? markupOf(declaration), values: VALUES[tag] ?? {} };
  });

/** A property that a page may set. */
export type Property = ClassField & { readonly attribute?: string; readonly reflects?: boolean };

/** What a page may set on an element: its public properties with their attributes. */
export function propertiesOf({ declaration }: Specimen): readonly Property[] {
  return (declaration.members ?? []).filter(
    (each): each is Property => each.kind === 'field' && !each.static && !each.readonly && (each.privacy ?? 'public') === 'public',
  );
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
  if (element?.localName !== tag || !isLit(element)) throw new Error(`The specimen of ${tag} begins with another element.`);
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
  const drawn = html.replaceAll(/<!--.*?-->| style="[^"]*"/gs, '').replaceAll(/\bplinth-([a-z-]+)-\d+\b/g, 'plinth-$1-n');
  return drawn.replaceAll(/<([a-z][\w-]*)((?: [^\s=>]+(?:="[^"]*")?)+)>/g, inOrder);
}
