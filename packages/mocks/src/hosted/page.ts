/** The layout of the hosted pages, one step at a time. It uses DOM calls only, for a strict content security policy. */
import styles from './hosted.css?url';

/** The company whose page it is: a bank, a platform or the service that lists the banks. */
export interface Party {
  readonly name: string;
  /** Names the kind of page, as `Demo bank`. */
  readonly badge: string;
}

/** One step of a page. */
export interface Step {
  readonly party: Party;
  readonly title: string;
  readonly content: readonly Node[];
  /** The content of a second column. */
  readonly aside?: readonly Node[];
}

type Attributes = Readonly<Record<string, string | boolean>>;

/** Path data of the icons on a 24 × 24 grid. */
const ICONS = {
  check: 'M20 6 9 17l-5-5',
  cross: 'M18 6 6 18M6 6l12 12',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM7 11V7a5 5 0 0 1 10 0v4',
} as const;

/** Creates an element with attributes and children; `true` is an attribute without a value, `false` omits it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, '');
    else if (value !== false) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** Creates a decorative drawing from path data. */
function drawing(path: string, size: number, className: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** Creates an icon. */
export const icon = (name: keyof typeof ICONS): SVGSVGElement => drawing(ICONS[name], 24, 'icon');

/** Creates the mark of a product from path data on a 20 × 20 grid. */
export const mark = (path: string): SVGSVGElement => drawing(path, 20, 'mark');

/** Creates the square with the initials of a company. */
export function monogram(name: string): HTMLElement {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
  return element('span', { class: 'monogram', 'aria-hidden': 'true' }, initials.toUpperCase());
}

/** Creates a button. */
export function button(label: string, onClick: () => void, variant = 'ghost'): HTMLButtonElement {
  const node = element('button', { type: 'button', class: variant }, label);
  node.addEventListener('click', onClick);
  return node;
}

/** Creates an input with a label above it. */
export function field(
  label: string,
  attributes: Attributes,
): { readonly row: HTMLElement; readonly input: HTMLInputElement } {
  const input = element('input', attributes);
  return { row: element('label', { class: 'field' }, element('span', {}, label), input), input };
}

/** Creates a message that is announced when it changes. */
export function alert(): { readonly node: HTMLElement; readonly setText: (text: string) => void } {
  const node = element('p', { role: 'alert', class: 'alert' });
  return { node, setText: (text) => node.replaceChildren(text) };
}

/** Creates a heading with a list of facts, each with an icon. */
export function facts(heading: string, iconName: 'check' | 'cross', lines: readonly string[]): readonly Node[] {
  const items = lines.map((line) => element('li', {}, icon(iconName), element('span', {}, line)));
  return [element('h2', {}, heading), element('ul', { class: `facts ${iconName}` }, ...items)];
}

/** Returns the invented host name of a company. */
const hostOf = (name: string): string => `connect.${name.toLowerCase().replaceAll(/[^a-z0-9].*/g, '')}.example`;

/**
 * Creates the page and gives the function that shows a step. The focus moves to the step's heading.
 * @param footer The actions at the end of the page.
 */
export function createPage(footer: readonly Node[]): (step: Step) => void {
  document.head.append(element('link', { rel: 'stylesheet', href: styles }));
  const main = document.getElementById('root') ?? document.body.appendChild(element('main', { id: 'root' }));
  const head = element('header', { class: 'head' });
  const copyright = element('span', {});
  main.before(head);
  main.after(element('footer', { class: 'foot' }, copyright, element('span', {}, ...footer)));
  return ({ party, title, content, aside }) => {
    head.replaceChildren(
      element('span', { class: 'party' }, party.name),
      element('span', { class: 'badge' }, party.badge),
      element('span', { class: 'address', dir: 'ltr' }, icon('lock'), hostOf(party.name)),
    );
    copyright.replaceChildren(`© ${new Date().getFullYear()} ${party.name}`);
    const heading = element('h1', { tabindex: '-1' }, title);
    // The heading follows the content that is drawn above it, such as the two companies.
    const intro = content.filter((node) => node instanceof HTMLElement && node.classList.contains('parties'));
    const rest = content.filter((node) => !intro.includes(node));
    main.replaceChildren(
      element(
        'section',
        { class: aside ? 'sheet wide' : 'sheet' },
        element('div', {}, ...intro, heading, ...rest),
        ...(aside ? [element('div', { class: 'aside' }, ...aside)] : []),
      ),
    );
    document.title = `${title} – ${party.name}`;
    heading.focus();
  };
}
