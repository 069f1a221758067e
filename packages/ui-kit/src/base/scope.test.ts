import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlinthCopyButton } from '#elements/copy-button/copy-button.ts';
import { PlinthNumberField } from '#elements/number-field/number-field.ts';
import { define as defineButton } from '../scoped/button.ts';
import { define as defineSnippet } from '../scoped/code-snippet.ts';
import { define as defineNumberField } from '../scoped/number-field.ts';
import { rendered } from '../testing/specimens.ts';

/** Renders markup in the page, or in a shadow tree with a registry. */
async function renderMarkup(markup: string, registry?: CustomElementRegistry): Promise<Element> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = registry ? host.attachShadow({ mode: 'open', customElementRegistry: registry }) : host;
  root.innerHTML = markup;
  const [element] = root.children;
  if (!element) throw new Error('There is no element in the markup.');
  await rendered(element);
  return element;
}

/** Returns the tags and instances of the custom elements in an element's shadow tree. */
function customElementsIn(element: Element): readonly (readonly [tag: string, type: unknown])[] {
  return [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter(({ localName }) => localName.includes('-'))
    .map((each) => [each.localName, each]);
}

/** Fills the field of a form, activates its button, and returns the submitted data. */
async function submit(form: Element, tag: { readonly field: string; readonly button: string }): Promise<string> {
  if (!(form instanceof HTMLFormElement)) throw new Error('The markup does not begin with a form.');
  const field = form.querySelector<PlinthNumberField>(tag.field);
  const submitted = new Promise<string>((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      resolve(
        [...new FormData(form, event.submitter)]
          .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
          .join('&'),
      );
    });
  });
  Object.assign(field ?? {}, { value: 31 });
  form.querySelector<HTMLElement>(tag.button)?.click();
  return submitted;
}

const formOf = (prefix: string): string =>
  `<form><${prefix}-number-field label="Weeks" name="weeks"></${prefix}-number-field><${prefix}-button type="submit" name="go" value="1">Go</${prefix}-button></form>`;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('scoped elements with a prefix', () => {
  beforeAll(() => {
    defineSnippet(customElements, 'acme');
    defineNumberField(customElements, 'acme');
    defineButton(customElements, 'acme');
  });

  it('use elements with the prefix in their templates, and define no element with the default prefix', async () => {
    const element = await renderMarkup('<acme-code-snippet code="npm start"></acme-code-snippet>');
    const [copy] = customElementsIn(element);
    expect(copy).toEqual(['acme-copy-button', expect.any(PlinthCopyButton)]);
    expect(customElementsIn(copy?.[1] as Element).map(([tag]) => tag)).toEqual(['acme-button']);
    expect(customElements.get('plinth-code-snippet')).toBe(undefined);
  });

  it('take part in forms', async () => {
    const form = await renderMarkup(formOf('acme'));
    await expect(submit(form, { field: 'acme-number-field', button: 'acme-button' })).resolves.toBe('weeks=31&go=1');
  });

  it('are registered once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const first = customElements.get('acme-button');
    defineButton(customElements, 'acme');
    expect(customElements.get('acme-button')).toBe(first);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('scoped elements in another registry', () => {
  it('use the elements of the registry in their templates, and define none globally', async () => {
    const registry = new CustomElementRegistry();
    defineSnippet(registry);
    const element = await renderMarkup('<plinth-code-snippet code="npm start"></plinth-code-snippet>', registry);
    const [copy] = customElementsIn(element);
    expect(copy).toEqual(['plinth-copy-button', expect.any(PlinthCopyButton)]);
    expect(copy?.[1]).toBeInstanceOf(registry.get('plinth-copy-button'));
    expect(customElements.get('plinth-code-snippet')).toBe(undefined);
  });

  it('take part in forms', async () => {
    const registry = new CustomElementRegistry();
    defineNumberField(registry);
    defineButton(registry);
    const form = await renderMarkup(formOf('plinth'), registry);
    await expect(submit(form, { field: 'plinth-number-field', button: 'plinth-button' })).resolves.toBe(
      'weeks=31&go=1',
    );
  });

  it('accept a prefix too', async () => {
    const registry = new CustomElementRegistry();
    defineSnippet(registry, 'own');
    const element = await renderMarkup('<own-code-snippet code="npm start"></own-code-snippet>', registry);
    expect(customElementsIn(element).map(([tag]) => tag)).toEqual(['own-copy-button']);
    expect(registry.get('plinth-copy-button')).toBe(undefined);
  });

  it('don’t upgrade elements outside of the registry', async () => {
    const registry = new CustomElementRegistry();
    defineNumberField(registry);
    const element = await renderMarkup('<plinth-number-field label="Weeks"></plinth-number-field>', registry);
    expect(element).toBeInstanceOf(PlinthNumberField);
    const unknown = await renderMarkup('<plinth-number-field label="Weeks"></plinth-number-field>');
    expect(unknown).not.toBeInstanceOf(PlinthNumberField);
  });
});
