import '#define/avatar.ts';
import { fixture, html, oneEvent } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthAvatar } from './avatar.ts';

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';

describeElement({
  name: 'avatar',
  define: () => import('#define/avatar.ts'),
  template: () =>
    html`<plinth-avatar
      style="background: var(--plinth-color-surface)"
      name="Ines Calloway"
      presence="online"
    ></plinth-avatar>`,
});

const base = (element: PlinthAvatar) => element.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;
const picture = (element: PlinthAvatar) => element.shadowRoot!.querySelector('img');
const initialsOf = async (name: string) =>
  base(await fixture<PlinthAvatar>(html`<plinth-avatar name=${name}></plinth-avatar>`)).textContent;

describe('<plinth-avatar>', () => {
  it('shows the initials of the first and last word', async () => {
    expect(await initialsOf('Ines Calloway')).toBe('IC');
    expect(await initialsOf('  mateo de la rosa ')).toBe('MR');
    expect(await initialsOf('Tidewater')).toBe('T');
    expect(await initialsOf('Harrow & Vine')).toBe('HV');
    expect(await initialsOf('& (2nd) 𝒜nna')).toBe('2𝒜');
  });

  it('shows a decorative icon without a name', async () => {
    const element = await fixture<PlinthAvatar>(html`<plinth-avatar></plinth-avatar>`);
    expect(base(element).querySelectorAll('svg').length).toBe(1);
    expect(base(element).getAttribute('aria-hidden')).toBe('true');
  });

  it('announces the name and the presence', async () => {
    const element = await fixture<PlinthAvatar>(
      html`<plinth-avatar name="Ines Calloway" presence="away"></plinth-avatar>`,
    );
    expect(base(element).getAttribute('aria-label')).toBe('Ines Calloway, Away');
  });

  it('shows no dot for an unknown presence', async () => {
    const element = await fixture<PlinthAvatar>(
      html`<plinth-avatar name="Ines Calloway" presence="dreaming"></plinth-avatar>`,
    );
    expect(element.shadowRoot!.querySelector('.presence')).toBe(null);
  });

  it('shows the initials when the picture fails to load, and tries the next picture', async () => {
    const element = await fixture<PlinthAvatar>(
      html`<plinth-avatar name="Ines Calloway" src=${PICTURE}></plinth-avatar>`,
    );
    expect(base(element).textContent).toBe('');
    const broken = picture(element)!;
    element.src = 'data:image/png,broken';
    await oneEvent(broken, 'error');
    await element.updateComplete;
    expect(picture(element)).toBe(null);
    expect(base(element).textContent).toBe('IC');
    element.src = PICTURE;
    await element.updateComplete;
    expect(picture(element)!.getAttribute('src')).toBe(PICTURE);
  });

  it('gives a name the same tint every time', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => fixture<PlinthAvatar>(html`<plinth-avatar name="Theo Okafor"></plinth-avatar>`)),
    );
    expect(base(first!).className).toBe(base(second!).className);
  });

  it('falls back to its defaults for unknown values', async () => {
    const element = await fixture<PlinthAvatar>(
      html`<plinth-avatar name="A" shape="star" size="tiny"></plinth-avatar>`,
    );
    expect([element.shape, element.size]).toEqual(['round', 'medium']);
  });

  it('shows initials in an invalid language', async () => {
    const element = await fixture<PlinthAvatar>(
      html`<plinth-avatar lang="not a language" name="ines calloway"></plinth-avatar>`,
    );
    expect(base(element).textContent).toBe('IC');
  });
});
