import '#define/button-group.ts';
import '#define/button.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthButton } from '../button/button.ts';
import type { PlinthButtonGroup } from './button-group.ts';

const template = (wide = false) =>
  html`<plinth-button-group label="Zoom" ?wide=${wide}>
    <plinth-button>Zoom in</plinth-button><plinth-button>Reset</plinth-button><plinth-button>Zoom out</plinth-button>
  </plinth-button-group>`;

describeElement({ name: 'button-group', define: () => import('#define/button-group.ts'), template: () => template() });

const cornersOf = (button: PlinthButton) => {
  const style = getComputedStyle(button.shadowRoot!.querySelector('button')!);
  return [style.borderTopLeftRadius, style.borderTopRightRadius].join(' ');
};

async function createGroup(dir: string, wide = false) {
  const container = await fixture<HTMLElement>(html`<div dir=${dir}>${template(wide)}</div>`);
  const buttons = [...container.querySelectorAll<PlinthButton>('plinth-button')];
  for (const button of buttons) await button.updateComplete;
  return { container, element: container.querySelector<PlinthButtonGroup>('plinth-button-group')!, buttons };
}

describe('<plinth-button-group>', () => {
  it('is a labeled group', async () => {
    await createGroup('ltr');
    expect(page.getByRole('group', { name: 'Zoom' }).elements().length).toBe(1);
  });

  it.each([
    ['ltr', ['6px 0px', '0px 0px', '0px 6px']],
    ['rtl', ['0px 6px', '0px 0px', '6px 0px']],
  ])('rounds only its outer corners, %s', async (dir, corners) => {
    const { buttons } = await createGroup(dir);
    expect(buttons.map(cornersOf)).toEqual(corners);
  });

  it('overlaps the borders of adjacent buttons', async () => {
    const { buttons } = await createGroup('ltr');
    expect(buttons[1]!.getBoundingClientRect().left).toBe(buttons[0]!.getBoundingClientRect().right - 1);
  });

  it('distributes its width equally when wide', async () => {
    const { container, buttons } = await createGroup('ltr', true);
    const widths = buttons.map((button) => Math.round(button.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
    expect(Math.abs(widths[0]! * 3 - container.getBoundingClientRect().width)).toBeLessThanOrEqual(4);
  });
});
