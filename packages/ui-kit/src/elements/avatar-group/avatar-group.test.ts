import '#define/avatar-group.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthAvatarGroup } from './avatar-group.ts';

const people = ['Ines Calloway', 'Theo Okafor', 'Mira Roth', 'Sam Weld'];
const avatars = () => people.map((name) => html`<plinth-avatar name=${name}></plinth-avatar>`);

describeElement({
  name: 'avatar-group',
  define: () => import('#define/avatar-group.ts'),
  template: () =>
    html`<plinth-avatar-group style="background: var(--plinth-color-surface)" label="Team" max="3"
      >${avatars()}</plinth-avatar-group
    >`,
});

async function createGroup(template: ReturnType<typeof html>) {
  const element = await fixture<PlinthAvatarGroup>(template);
  await vi.waitFor(() =>
    expect(element.shadowRoot!.querySelector('slot')!.assignedElements().length).toBeGreaterThan(0),
  );
  await element.updateComplete;
  const visibleNames = () =>
    [...element.querySelectorAll('plinth-avatar')].filter((avatar) => avatar.checkVisibility()).map(({ name }) => name);
  const moreText = () => element.shadowRoot!.querySelector('[part="more"]')?.textContent ?? null;
  return { element, visibleNames, moreText };
}

describe('<plinth-avatar-group>', () => {
  it('shows all avatars without max', async () => {
    const { visibleNames, moreText } = await createGroup(html`<plinth-avatar-group>${avatars()}</plinth-avatar-group>`);
    expect([visibleNames(), moreText()]).toEqual([people, null]);
  });

  it('shows the number of hidden avatars', async () => {
    const { visibleNames, moreText, element } = await createGroup(
      html`<plinth-avatar-group label="Team" max="2">${avatars()}</plinth-avatar-group>`,
    );
    await vi.waitFor(() => expect([visibleNames(), moreText()]).toEqual([people.slice(0, 2), '+2']));
    expect(page.getByRole('img', { name: '2 more' }).elements().length).toBe(1);
    element.total = 1200;
    await element.updateComplete;
    expect(moreText()).toBe('+1,198');
  });

  it('counts avatars that are added later, and shows them when max allows', async () => {
    const { element, visibleNames, moreText } = await createGroup(
      html`<plinth-avatar-group max="4">${avatars()}</plinth-avatar-group>`,
    );
    element.append(Object.assign(document.createElement('plinth-avatar'), { name: 'Ada Moreno' }));
    await vi.waitFor(() => expect(moreText()).toBe('+1'));
    element.max = undefined;
    await vi.waitFor(() => expect([visibleNames().length, moreText()]).toEqual([5, null]));
  });

  it('gives all avatars the same size and overlaps them', async () => {
    const { element } = await createGroup(html`<plinth-avatar-group size="large">${avatars()}</plinth-avatar-group>`);
    const boxes = [...element.querySelectorAll('plinth-avatar')].map((avatar) => avatar.getBoundingClientRect());
    expect(boxes.map(({ width }) => width)).toEqual([40, 40, 40, 40]);
    expect(boxes[1]!.left).toBeLessThan(boxes[0]!.right);
  });

  it('counts other elements and leaves them unchanged', async () => {
    const { element, moreText } = await createGroup(
      html`<plinth-avatar-group max="1" size="small">${avatars().slice(0, 1)}<em>Guest</em></plinth-avatar-group>`,
    );
    await vi.waitFor(() => expect(moreText()).toBe('+1'));
    expect([element.querySelector('em')!.hidden, element.querySelector('em')!.getAttributeNames()]).toEqual([
      true,
      ['hidden'],
    ]);
  });
});
