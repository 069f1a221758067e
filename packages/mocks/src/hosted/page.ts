/** The frame of the hosted pages: one step at a time, built by DOM calls alone so that the strictest policy holds. */
import styles from './hosted.css?url';

/** One step. */
export interface Step {
  readonly title: string;
  readonly content: readonly Node[];
}

type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with attributes and children; `true` is an attribute without a value, `false` is none. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (value !== false) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(label: string, act: () => void, look = 'plain'): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, label);
  made.addEventListener('click', act);
  return made;
}

/** An input below its label. */
export function field(
  label: string,
  attributes: Attributes,
): { readonly row: HTMLElement; readonly input: HTMLInputElement } {
  const input = element('input', attributes);
  return { row: element('label', { class: 'field' }, element('span', {}, label), input), input };
}

/** A checkbox before its label. */
export function check(
  label: string,
  attributes: Attributes = {},
): { readonly row: HTMLElement; readonly input: HTMLInputElement } {
  const input = element('input', { type: 'checkbox', ...attributes });
  return { row: element('label', { class: 'check' }, input, element('span', {}, label)), input };
}

/** A message that is read out when it changes. */
export function alert(): { readonly node: HTMLElement; readonly say: (text: string) => void } {
  const node = element('p', { role: 'alert', class: 'alert' });
  return { node, say: (text) => node.replaceChildren(text) };
}

/** Takes the page over and gives the function that shows a step. The focus goes to each step's heading. */
export function createPage(brand: string): (step: Step) => void {
  document.head.append(element('link', { rel: 'stylesheet', href: styles }));
  const root = document.getElementById('root') ?? document.body.appendChild(element('main', { id: 'root' }));
  const stage = element('section', { class: 'sheet' });
  root.replaceChildren(element('p', { class: 'brand' }, brand), stage);
  return ({ title, content }) => {
    const heading = element('h1', { tabindex: '-1' }, title);
    stage.replaceChildren(heading, ...content);
    document.title = `${title} – ${brand}`;
    heading.focus();
  };
}
