import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#testing/world.ts';
import { createAppearance } from './appearance.ts';

const root = () => ({ dataset: {} }) as HTMLElement;

describe('the layout', () => {
  it('is kept per browser', () => {
    const storage = memoryStorage();
    createAppearance(storage, root()).setLayout({ menuCollapsed: true });
    expect(createAppearance(storage, root()).layout()).toEqual({ contentWidth: 'full', menuCollapsed: true, menuHidden: false });
  });

  it('follows the open page and is as before when it is left', () => {
    const storage = memoryStorage();
    const appearance = createAppearance(storage, root());
    appearance.setLayout({ menuCollapsed: true });
    appearance.enterPage({ contentWidth: 'boxed', menuCollapsed: false });
    expect(appearance.layout()).toEqual({ contentWidth: 'boxed', menuCollapsed: false, menuHidden: false });
    appearance.enterPage({ menuHidden: true });
    expect(appearance.layout()).toEqual({ contentWidth: 'full', menuCollapsed: true, menuHidden: true });
    appearance.enterPage({});
    expect(appearance.layout()).toEqual({ contentWidth: 'full', menuCollapsed: true, menuHidden: false });
  });

  it('takes a change on a page that has its own for that page only', () => {
    const storage = memoryStorage();
    const appearance = createAppearance(storage, root());
    appearance.enterPage({ menuCollapsed: true });
    appearance.setLayout({ menuCollapsed: false, contentWidth: 'boxed' });
    expect(appearance.layout()).toMatchObject({ menuCollapsed: false, contentWidth: 'boxed' });
    expect(storage.get('layout')).toEqual({ contentWidth: 'boxed' });
    appearance.enterPage({});
    expect(appearance.layout()).toMatchObject({ menuCollapsed: false, contentWidth: 'boxed' });
  });

  it('tells its listeners of every change until they stop', () => {
    const appearance = createAppearance(memoryStorage(), root());
    let told = 0;
    const stop = appearance.subscribe(() => (told += 1));
    appearance.setLayout({ menuHidden: true });
    appearance.enterPage({});
    appearance.toggleDark();
    stop();
    appearance.toggleDark();
    expect(told).toBe(3);
  });

  it.each(['null', '[]', '{"contentWidth":"__proto__"}', '{"menuCollapsed":"yes"}'])('reads %s in the storage as never chosen', (hostile) => {
    const storage = memoryStorage();
    storage.set('layout', JSON.parse(hostile) as never);
    expect(createAppearance(storage, root()).layout()).toEqual({ contentWidth: 'full', menuCollapsed: false, menuHidden: false });
  });
});
