import '#define/customizer.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { AppearanceSettings } from './appearance-settings.ts';
import type { PlinthCustomizer, PlinthCustomizerEventMap } from './customizer.ts';

const DEFAULTS = {
  skin: 'light',
  contentWidth: 'full',
  routerTransition: 'fade',
  layout: 'vertical',
  menuCollapsed: false,
  menuHidden: false,
  navbarColor: 'white',
  navbarType: 'floating',
  footerType: 'static',
};

describeElement({
  name: 'customizer',
  define: () => import('#define/customizer.ts'),
  template: () => html`<plinth-customizer></plinth-customizer>`,
});

afterEach(() => vi.restoreAllMocks());

async function opened(settings: Partial<AppearanceSettings> = {}) {
  const element = await fixture<PlinthCustomizer>(
    html`<plinth-customizer open .settings=${settings}></plinth-customizer>`,
  );
  const told: unknown[] = [];
  element.addEventListener('plinth-settings-change', (event) => {
    const { reason, change } = (event as PlinthCustomizerEventMap['plinth-settings-change']).detail;
    told.push([reason, change]);
  });
  await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Appearance' }).elements().length).toBe(1));
  await vi.waitFor(() => expect(page.getByRole('radio', { name: 'Semi-dark' }).elements().length).toBe(1));
  return { element, told };
}

const isChosen = (role: 'radio' | 'switch', name: string) =>
  page.getByRole(role, { name, exact: true }).element().matches(':checked');

/** The last one, since the confirmation covers the drawer. */
function press(role: 'button' | 'radio' | 'switch', name: string): void {
  (page.getByRole(role, { name, exact: true }).last().element() as HTMLElement).click();
}

const questions = (count: number) =>
  vi.waitFor(() =>
    expect(page.getByRole('alertdialog', { name: 'Reset the appearance?' }).elements().length).toBe(count),
  );

describe('<plinth-customizer>', () => {
  it('opens with its tab, closes with Escape and restores the focus', async () => {
    const element = await fixture<PlinthCustomizer>(html`<plinth-customizer></plinth-customizer>`);
    const tab = page.getByRole('button', { name: 'Change the appearance' });
    await tab.click();
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Appearance' }).elements().length).toBe(1));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(element.open).toBe(false));
    expect(element.shadowRoot!.activeElement).toBe(tab.element());
  });

  it.each<[role: 'radio' | 'switch', name: string, change: Partial<AppearanceSettings>]>([
    ['radio', 'Semi-dark', { skin: 'semi-dark' }],
    ['radio', 'Boxed', { contentWidth: 'boxed' }],
    ['radio', 'Horizontal', { layout: 'horizontal' }],
    ['radio', 'Warning', { navbarColor: 'warning' }],
    ['radio', 'Hidden', { footerType: 'hidden' }],
    ['switch', 'Menu collapsed', { menuCollapsed: true }],
    ['switch', 'Menu hidden', { menuHidden: true }],
    ['switch', 'Right to left', { isRTL: true }],
  ])('says once what a person chose: %s %s', async (role, name, change) => {
    const { element, told } = await opened();
    press(role, name);
    expect(told).toEqual([['choice', change]]);
    expect(element.settings).toEqual({ ...DEFAULTS, ...change });
  });

  it('applies a choice from a list', async () => {
    const { element, told } = await opened();
    await userEvent.selectOptions(page.getByLabelText('Navbar type'), 'Sticky');
    await userEvent.selectOptions(page.getByLabelText('Router transition'), 'Zoom in');
    expect(told).toEqual([
      ['choice', { navbarType: 'sticky' }],
      ['choice', { routerTransition: 'zoom-in' }],
    ]);
    element.settings = { navbarType: 'static' };
    await element.updateComplete;
    const values = ['Navbar type', 'Router transition'].map(
      (name) => (page.getByLabelText(name).element() as HTMLSelectElement).value,
    );
    expect(values).toEqual(['static', 'fade']);
  });

  it('stops the events of its own controls', async () => {
    const { element } = await opened();
    const heard: string[] = [];
    for (const type of ['input', 'change']) element.addEventListener(type, () => heard.push(type));
    press('radio', 'Boxed');
    expect([element.settings.contentWidth, heard]).toEqual(['boxed', []]);
  });

  it('disables collapsing for a horizontal menu with an explanation, and offers no hidden bar', async () => {
    await opened({ layout: 'horizontal', menuCollapsed: true, navbarType: 'hidden' });
    const collapsed = page.getByRole('switch', { name: 'Menu collapsed' });
    expect(collapsed.element().matches(':disabled')).toBe(true);
    expect(page.getByText('Only with the vertical menu').elements().length).toBe(1);
    const type = page.getByLabelText('Menu type').element() as HTMLSelectElement;
    expect([type.value, [...type.options].map(({ value }) => value)]).toEqual([
      'floating',
      ['floating', 'sticky', 'static'],
    ]);
  });

  it('shows the current direction until one is chosen', async () => {
    const root = await fixture(html`<div dir="rtl"><plinth-customizer open></plinth-customizer></div>`);
    const element = root.querySelector<PlinthCustomizer>('plinth-customizer')!;
    await vi.waitFor(() => expect(isChosen('switch', 'Right to left')).toBe(true));
    element.settings = { isRTL: false };
    await vi.waitFor(() => expect(isChosen('switch', 'Right to left')).toBe(false));
  });

  it('resets all settings after a confirmation', async () => {
    const { element, told } = await opened({ skin: 'dark', menuHidden: true });
    press('button', 'Reset');
    await questions(1);
    press('button', 'Keep');
    await questions(0);
    expect([told, element.settings.skin]).toEqual([[], 'dark']);
    press('button', 'Reset');
    await questions(1);
    press('button', 'Reset');
    expect(told).toEqual([['reset', {}]]);
    await element.updateComplete;
    expect([isChosen('radio', 'Light'), isChosen('switch', 'Menu hidden')]).toEqual([true, false]);
  });

  it('copies the settings as JSON, including the current direction', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await opened({ skin: 'bordered' });
    press('button', 'Copy settings');
    await vi.waitFor(() => expect(write.mock.calls.length).toBe(1));
    expect(JSON.parse(write.mock.calls[0]![0])).toEqual({ ...DEFAULTS, skin: 'bordered', isRTL: false });
  });

  it('falls back to defaults for unknown values', async () => {
    const { element } = await opened(
      JSON.parse('{"skin":"neon","navbarType":7,"menuHidden":"yes","isRTL":"no"}') as Partial<AppearanceSettings>,
    );
    expect([
      isChosen('radio', 'Light'),
      isChosen('switch', 'Menu hidden'),
      isChosen('switch', 'Right to left'),
    ]).toEqual([true, false, false]);
    Object.assign(element, { settings: null });
    await element.updateComplete;
    expect(isChosen('radio', 'Full')).toBe(true);
  });
});
