import '#define/dropdown-menu.ts';
import '#define/language-list.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { recordEvents } from '#testing/record-events.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthDropdownMenu } from '../dropdown-menu/dropdown-menu.ts';
import type { PlinthLanguageList } from './language-list.ts';

describeElement({
  name: 'language-list',
  define: () => import('#define/language-list.ts'),
  template: () => html`<plinth-language-list languages="en fr ar" value="en"></plinth-language-list>`,
  // The menu is in the page.
  ignoredRules: ['aria-required-parent'],
});

async function createMenu(language = 'en') {
  const menu = await fixture<PlinthDropdownMenu>(
    html`<plinth-dropdown-menu label="Settings" lang=${language} open>
      <button slot="trigger">Settings</button>
      <plinth-language-list languages="en fr ar"></plinth-language-list>
      <plinth-menu-item value="logout">Log out</plinth-menu-item>
    </plinth-dropdown-menu>`,
  );
  await rendered(menu);
  const element = menu.querySelector<PlinthLanguageList>('plinth-language-list')!;
  const checked = () => element.menuItems.filter((item) => item.checked).map(({ value }) => value);
  return { menu, element, checked };
}

const item = (name: string) => page.getByRole('menuitemradio', { name, exact: true });

describe('<plinth-language-list>', () => {
  it('names each language in itself, in its own direction', async () => {
    const { element } = await createMenu();
    const names = element.menuItems.map((each) => each.querySelector('bdi')!);
    expect(names.map((name) => [name.lang, name.textContent, getComputedStyle(name).direction])).toEqual([
      ['en', 'English', 'ltr'],
      ['fr', 'Français', 'ltr'],
      ['ar', 'العربية', 'rtl'],
    ]);
  });

  it('checks the language of the page until a value is set', async () => {
    const { element, checked } = await createMenu('fr-CA');
    expect(checked()).toEqual(['fr']);
    element.value = 'ar';
    await rendered(element);
    expect(checked()).toEqual(['ar']);
  });

  it('reports the language that the user selects, checks it, and closes the menu', async () => {
    const { menu, element, checked } = await createMenu();
    const details = recordEvents(element, 'plinth-language-change');
    await userEvent.click(item('Français'));
    await rendered(menu);
    expect([details, checked(), element.value, menu.open]).toEqual([[{ language: 'fr' }], ['fr'], 'fr', false]);
  });

  it('checks the value that a listener sets back', async () => {
    const { element, checked } = await createMenu();
    element.addEventListener('plinth-language-change', () => {
      element.value = 'en';
    });
    await userEvent.click(item('Français'));
    await rendered(element);
    expect(checked()).toEqual(['en']);
  });

  it('reports nothing for the current language, and nothing if the selection is canceled', async () => {
    const { menu, element, checked } = await createMenu();
    const details = recordEvents(element, 'plinth-language-change');
    await userEvent.click(item('English'));
    menu.show();
    await rendered(menu);
    menu.addEventListener('plinth-menu-select', (event) => event.preventDefault());
    await userEvent.click(item('Français'));
    await rendered(menu);
    expect([details, checked(), menu.open]).toEqual([[], ['en'], true]);
  });

  it('has its languages in the order of the menu for the arrow keys and letters', async () => {
    const { menu, element } = await createMenu();
    const focused = () => element.shadowRoot!.activeElement?.textContent ?? document.activeElement?.textContent;
    menu.entries[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Français');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Log out');
    await userEvent.keyboard('e');
    expect(focused()).toBe('English');
  });
});
