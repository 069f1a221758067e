import { completeSettings } from '@plinth/ui-kit/elements/customizer/appearance-settings';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#testing/world.ts';
import { createAppearance } from './appearance.ts';

const createRoot = (lang = 'en') => Object.assign({ dataset: {}, lang, dir: '' }) as HTMLElement;

const DEFAULTS = {
  contentWidth: 'full',
  layout: 'vertical',
  menuCollapsed: false,
  menuHidden: false,
  navbarType: 'floating',
  navbarColor: 'white',
  footerType: 'static',
  routerTransition: 'fade',
};

describe('layout', () => {
  it("has the customizer's defaults when nothing is stored", () => {
    const appearance = createAppearance(memoryStorage(), createRoot());
    expect({ ...appearance.layout(), skin: appearance.skin() }).toEqual(completeSettings({}));
  });

  it('is stored in the browser', () => {
    const storage = memoryStorage();
    createAppearance(storage, createRoot()).setLayout({ menuCollapsed: true });
    expect(createAppearance(storage, createRoot()).layout()).toEqual({ ...DEFAULTS, menuCollapsed: true });
  });

  it('follows the open page, and is restored when the page is left', () => {
    const storage = memoryStorage();
    const appearance = createAppearance(storage, createRoot());
    appearance.setLayout({ menuCollapsed: true });
    appearance.enterPage({ contentWidth: 'boxed', menuCollapsed: false });
    expect(appearance.layout()).toEqual({ ...DEFAULTS, contentWidth: 'boxed' });
    appearance.enterPage({ menuHidden: true });
    expect(appearance.layout()).toEqual({ ...DEFAULTS, menuCollapsed: true, menuHidden: true });
    appearance.enterPage({});
    expect(appearance.layout()).toEqual({ ...DEFAULTS, menuCollapsed: true });
  });

  it('applies a change to the open page only, where that page overrides the setting', () => {
    const storage = memoryStorage();
    const appearance = createAppearance(storage, createRoot());
    appearance.enterPage({ menuCollapsed: true });
    appearance.setLayout({ menuCollapsed: false, contentWidth: 'boxed' });
    expect(appearance.layout()).toMatchObject({ menuCollapsed: false, contentWidth: 'boxed' });
    expect(storage.get('layout')).toEqual({ contentWidth: 'boxed' });
    appearance.enterPage({});
    expect(appearance.layout()).toMatchObject({ menuCollapsed: false, contentWidth: 'boxed' });
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    const appearance = createAppearance(memoryStorage(), createRoot());
    let notifications = 0;
    const unsubscribe = appearance.subscribe(() => (notifications += 1));
    appearance.setLayout({ menuHidden: true });
    appearance.enterPage({});
    appearance.toggleDark();
    unsubscribe();
    appearance.toggleDark();
    expect(notifications).toBe(3);
  });

  it.each(['null', '[]', '{"contentWidth":"__proto__"}', '{"menuCollapsed":"yes"}'])(
    'uses the defaults when the storage contains %s',
    (storedJson) => {
      const storage = memoryStorage();
      storage.set('layout', JSON.parse(storedJson) as never);
      expect(createAppearance(storage, createRoot()).layout()).toEqual(DEFAULTS);
    },
  );
});

describe('direction', () => {
  it('follows the language until one is chosen, which is then stored', () => {
    const storage = memoryStorage();
    const element = createRoot('ar');
    const appearance = createAppearance(storage, element);
    expect([appearance.direction(), storage.get('direction')]).toEqual([null, null]);
    appearance.setDirection('ltr');
    expect([appearance.direction(), element.dir, createAppearance(storage, createRoot()).direction()]).toEqual([
      'ltr',
      'ltr',
      'ltr',
    ]);
  });
});

describe('reset', () => {
  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])('restores the defaults and the direction of the language %s', (lang, dir) => {
    const storage = memoryStorage();
    const element = createRoot(lang);
    const appearance = createAppearance(storage, element);
    appearance.setSkin('semi-dark');
    appearance.setDirection(dir === 'rtl' ? 'ltr' : 'rtl');
    appearance.setLayout({ layout: 'horizontal', navbarColor: 'info', footerType: 'hidden' });
    appearance.reset();
    expect([appearance.skin(), appearance.layout(), element.dir, element.dataset['skin']]).toEqual([
      'light',
      DEFAULTS,
      dir,
      'light',
    ]);
    appearance.toggleDark();
    appearance.toggleDark();
    expect(appearance.skin()).toBe('light');
    expect(createAppearance(storage, createRoot()).layout()).toEqual(DEFAULTS);
  });

  it('keeps the overrides of the open page', () => {
    const appearance = createAppearance(memoryStorage(), createRoot());
    appearance.enterPage({ contentWidth: 'boxed' });
    appearance.reset();
    expect(appearance.layout().contentWidth).toBe('boxed');
  });
});
