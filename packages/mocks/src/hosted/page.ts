/** The layout of the hosted pages, one step at a time. It uses DOM calls only, for a strict content security policy. */
import styles from './hosted.css?url';

/** One step of a page. */
export interface Step {
  readonly title: string;
  readonly content: readonly Node[];
}

type Attributes = Readonly<Record<string, string | boolean>>;

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

/** Creates a button. */
export function button(label: string, onClick: () => void, variant = 'plain'): HTMLButtonElement {
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

/** Creates a checkbox with a label after it. */
export function check(
  label: string,
  attributes: Attributes = {},
): { readonly row: HTMLElement; readonly input: HTMLInputElement } {
  const input = element('input', { type: 'checkbox', ...attributes });
  return { row: element('label', { class: 'check' }, input, element('span', {}, label)), input };
}

/** Creates a message that is announced when it changes. */
export function alert(): { readonly node: HTMLElement; readonly setText: (text: string) => void } {
  const node = element('p', { role: 'alert', class: 'alert' });
  return { node, setText: (text) => node.replaceChildren(text) };
}

/** Creates the page and gives the function that shows a step. The focus moves to the step's heading. */
export function createPage(brand: string): (step: Step) => void {
  document.head.append(element('link', { rel: 'stylesheet', href: styles }));
  const root = document.getElementById('root') ?? document.body.appendChild(element('main', { id: 'root' }));
  const section = element('section', { class: 'sheet' });
  root.replaceChildren(element('p', { class: 'brand' }, brand), section);
  return ({ title, content }) => {
    const heading = element('h1', { tabindex: '-1' }, title);
    section.replaceChildren(heading, ...content);
    document.title = `${title} – ${brand}`;
    heading.focus();
  };
}
