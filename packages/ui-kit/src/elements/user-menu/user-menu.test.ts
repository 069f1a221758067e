import '#define/user-menu.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { recordEvents } from '#testing/record-events.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthUserMenu } from './user-menu.ts';

const template = () =>
  html`<plinth-user-menu name="Ines Calloway" email="ines@harrowvine.example" role-name="Owner">
    <plinth-menu-item value="profile">Profile</plinth-menu-item>
    <plinth-menu-item value="logout">Log out</plinth-menu-item>
  </plinth-user-menu>`;

describeElement({ name: 'user-menu', define: () => import('#define/user-menu.ts'), template });

async function createMenu(values: Partial<PlinthUserMenu> = {}) {
  const element = await fixture<PlinthUserMenu>(template());
  Object.assign(element, values);
  await rendered(element);
  const header = element.shadowRoot!.querySelector<HTMLElement>('.header')!;
  const headerLines = () => [...header.querySelectorAll('div')].map(({ textContent }) => textContent.trim());
  return { element, headerLines };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('<plinth-user-menu>', () => {
  it('opens from a button named for the user, and reports it', async () => {
    const { element } = await createMenu();
    const details = recordEvents(element, 'plinth-user-menu-toggle');
    await userEvent.click(button('Account menu for Ines Calloway'));
    expect(page.getByRole('menu', { name: 'Account menu for Ines Calloway' }).elements().length).toBe(1);
    expect(document.activeElement).toBe(element.querySelector('plinth-menu-item'));
    await userEvent.keyboard('{Escape}');
    expect(details).toEqual([
      { open: true, reason: 'trigger' },
      { open: false, reason: 'escape' },
    ]);
    expect(element.shadowRoot!.activeElement?.className).toBe('trigger');
  });

  it('opens with the arrow keys at its first or last item', async () => {
    const { element } = await createMenu();
    element.shadowRoot!.querySelector<HTMLElement>('.trigger')!.focus();
    await userEvent.keyboard('{ArrowUp}');
    await element.updateComplete;
    expect(document.activeElement?.textContent).toBe('Log out');
  });

  it('reports the selected item and closes', async () => {
    const { element } = await createMenu({ open: true });
    const details = recordEvents(element, 'plinth-menu-select');
    await userEvent.click(page.getByRole('menuitem', { name: 'Log out' }));
    await element.updateComplete;
    expect([details, element.open]).toEqual([[{ value: 'logout', checked: false }], false]);
  });

  it.each([
    ['name, email address and role', {}, ['Ines Calloway', 'ines@harrowvine.example', 'Owner']],
    ['the email address once if there is no name', { name: '' }, ['ines@harrowvine.example', 'Owner']],
    ['no empty lines', { email: '', roleName: '' }, ['Ines Calloway']],
  ])('shows %s', async (_title, values, lines) => {
    const { headerLines } = await createMenu(values);
    expect(headerLines()).toEqual(lines);
  });

  it('shows picture and presence, and names the presence', async () => {
    const { element } = await createMenu({ presence: 'away', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });
    const avatar = element.shadowRoot!.querySelector('plinth-avatar')!;
    expect([avatar.presence, avatar.src]).toEqual(['away', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=']);
    await expect.element(button('Account menu for Ines Calloway, Away')).toBeVisible();
  });

  it('has a name without a user', async () => {
    await createMenu({ name: '', email: '' });
    await expect.element(button('Account menu')).toBeVisible();
  });
});
