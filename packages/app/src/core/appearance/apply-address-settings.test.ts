import { expect, it } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { memoryStorage } from '#testing/world.ts';
import { createAppearance } from './appearance.ts';
import { applyAddressSettings } from './apply-address-settings.ts';

const REMAINING_ADDRESS = `${hrefOf('tickets', {}, { scenario: 'many' })}#latest`;

function applySettingsFrom(text: string) {
  const root: HTMLElement = Object.assign({ dataset: {}, lang: 'en', dir: 'ltr' });
  const storage = memoryStorage();
  storage.set('direction', 'rtl');
  const appearance = createAppearance(storage, root);
  const address = new URL(REMAINING_ADDRESS, 'https://app.plinth.test');
  address.searchParams.set('appearance', text);
  const remaining = applyAddressSettings(appearance, address);
  return { appearance, root, remaining, stored: createAppearance(storage, root) };
}

it('applies and stores the settings that the customizer copies, and keeps the rest of the address', () => {
  const { appearance, root, remaining, stored } = applySettingsFrom(
    '{"skin":"semi-dark","isRTL":true,"layout":"horizontal","navbarColor":"danger"}',
  );
  expect([appearance.skin(), root.dir, remaining]).toEqual(['semi-dark', 'rtl', REMAINING_ADDRESS]);
  expect(stored.layout()).toMatchObject({ layout: 'horizontal', navbarColor: 'danger', navbarType: 'floating' });
});

it('uses the default for unknown values', () => {
  const { appearance, root } = applySettingsFrom(
    '{"skin":"neon","navbarType":{},"isRTL":"yes","menuHidden":1,"__proto__":{"layout":"horizontal"}}',
  );
  expect([appearance.skin(), root.dir]).toEqual(['light', 'ltr']);
  expect(appearance.layout()).toMatchObject({ layout: 'vertical', navbarType: 'floating', menuHidden: false });
});

it.each(['', 'null', '[]', '7', '{', '"dark"'])('changes nothing for %j', (text) => {
  const { stored, remaining } = applySettingsFrom(text);
  expect([stored.skin(), stored.layout().layout, stored.direction(), remaining]).toEqual([
    'light',
    'vertical',
    'rtl',
    REMAINING_ADDRESS,
  ]);
});
