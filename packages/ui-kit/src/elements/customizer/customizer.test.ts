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

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

async function openCustomizer(settings: Partial<AppearanceSettings> = {}) {
  const element = await fixture<PlinthCustomizer>(
    html`<plinth-customizer open .settings=${settings}></plinth-customizer>`,
  );
  const changes: unknown[] = [];
  element.addEventListener('plinth-settings-change', (event) => {
    const { reason, change } = (event as PlinthCustomizerEventMap['plinth-settings-change']).detail;
    changes.push([reason, change]);
  });
  await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Appearance' }).elements().length).toBe(1));
  await vi.waitFor(() => expect(page.getByRole('radio', { name: 'Semi-dark' }).elements().length).toBe(1));
  return { element, changes };
}

const isChecked = (role: 'radio' | 'switch', name: string) =>
  page.getByRole(role, { name, exact: true }).element().matches(':checked');

/** The last one, since the confirmation covers the drawer. */
function press(role: 'button' | 'radio' | 'switch', name: string): void {
  (page.getByRole(role, { name, exact: true }).last().element() as HTMLElement).click();
}

const expectConfirmations = (count: number) =>
  vi.waitFor(() =>
    expect(page.getByRole('alertdialog', { name: 'Reset the appearance?' }).elements().length).toBe(count),
  );

describe('<plinth-customizer>', () => {
  it('opens with its tab, closes with Escape and restores the focus', async () => {
    await page.viewport(1200, 800);
    const element = await fixture<PlinthCustomizer>(html`<plinth-customizer></plinth-customizer>`);
    const toggles: boolean[] = [];
    element.addEventListener('plinth-customizer-toggle', (event) => {
      toggles.push((event as PlinthCustomizerEventMap['plinth-customizer-toggle']).detail.open);
    });
    const tab = page.getByRole('button', { name: 'Change appearance' });
    await tab.click();
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Appearance' }).elements().length).toBe(1));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(element.open).toBe(false));
    expect(element.shadowRoot!.activeElement).toBe(tab.element());
    expect(toggles).toEqual([true, false]);
  });

  it('has no tab in a window below 1200 px, and restores the focus to the element that opened it', async () => {
    await page.viewport(1199, 800);
    const container = await fixture(html`<div><button>Menu</button><plinth-customizer></plinth-customizer></div>`);
    const element = container.querySelector<PlinthCustomizer>('plinth-customizer')!;
    expect(element.shadowRoot!.querySelector('[part="opener"]')!.checkVisibility()).toBe(false);
    const button = container.querySelector('button')!;
    button.focus();
    element.open = true;
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Appearance' }).elements().length).toBe(1));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(element.open).toBe(false));
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
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
  ])('emits one event when the user changes a setting: %s %s', async (role, name, change) => {
    const { element, changes } = await openCustomizer();
    press(role, name);
    expect(changes).toEqual([['choice', change]]);
    expect(element.settings).toEqual({ ...DEFAULTS, ...change });
  });

  it('applies a choice from a list', async () => {
    const { element, changes } = await openCustomizer();
    await userEvent.selectOptions(page.getByLabelText('Navbar type'), 'Sticky');
    await userEvent.selectOptions(page.getByLabelText('Router transition'), 'Zoom in');
    expect(changes).toEqual([
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

  it('shows the settings of the page below its own', async () => {
    const { element } = await openCustomizer();
    const setting = document.createElement('button');
    setting.textContent = 'Reset the data';
    element.append(setting);
    await vi.waitFor(() => expect(setting.getBoundingClientRect().height).toBeGreaterThan(0));
    const select = element.shadowRoot!.querySelector('select:last-of-type')!;
    expect(setting.getBoundingClientRect().top).toBeGreaterThan(select.getBoundingClientRect().bottom);
  });

  it('stops the events of its own controls', async () => {
    const { element } = await openCustomizer();
    const events: string[] = [];
    for (const type of ['input', 'change']) element.addEventListener(type, () => events.push(type));
    press('radio', 'Boxed');
    expect([element.settings.contentWidth, events]).toEqual(['boxed', []]);
  });

  it('disables collapsing for a horizontal menu with an explanation, and offers no hidden bar', async () => {
    await openCustomizer({ layout: 'horizontal', menuCollapsed: true, navbarType: 'hidden' });
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
    await vi.waitFor(() => expect(isChecked('switch', 'Right to left')).toBe(true));
    element.settings = { isRTL: false };
    await vi.waitFor(() => expect(isChecked('switch', 'Right to left')).toBe(false));
  });

  it('resets all settings after a confirmation', async () => {
    const { element, changes } = await openCustomizer({ skin: 'dark', menuHidden: true });
    press('button', 'Reset');
    await expectConfirmations(1);
    press('button', 'Keep');
    await expectConfirmations(0);
    expect([changes, element.settings.skin]).toEqual([[], 'dark']);
    press('button', 'Reset');
    await expectConfirmations(1);
    press('button', 'Reset');
    expect(changes).toEqual([['reset', {}]]);
    await element.updateComplete;
    expect([isChecked('radio', 'Light'), isChecked('switch', 'Menu hidden')]).toEqual([true, false]);
  });

  it('copies the settings as JSON, including the current direction', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openCustomizer({ skin: 'bordered' });
    press('button', 'Copy settings');
    await vi.waitFor(() => expect(writeText.mock.calls.length).toBe(1));
    expect(JSON.parse(writeText.mock.calls[0]![0])).toEqual({ ...DEFAULTS, skin: 'bordered', isRTL: false });
  });

  it('falls back to defaults for unknown values', async () => {
    const { element } = await openCustomizer(
      JSON.parse('{"skin":"neon","navbarType":7,"menuHidden":"yes","isRTL":"no"}') as Partial<AppearanceSettings>,
    );
    expect([
      isChecked('radio', 'Light'),
      isChecked('switch', 'Menu hidden'),
      isChecked('switch', 'Right to left'),
    ]).toEqual([true, false, false]);
    Object.assign(element, { settings: null });
    await element.updateComplete;
    expect(isChecked('radio', 'Full')).toBe(true);
  });
});
