import '#define/popover.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthPopover } from './popover.ts';

const template = () =>
  html`<plinth-popover label="Notifications">
    <button slot="trigger">Bell</button>
    <p>C-1077 topped up</p>
    <button class="read">Read all</button>
  </plinth-popover>`;

describeElement({ name: 'popover', define: () => import('#define/popover.ts'), template });

async function createPopover() {
  const container = await fixture(html`<div>${template()}<button class="after">After</button></div>`);
  const element = container.querySelector<PlinthPopover>('plinth-popover')!;
  const trigger = element.querySelector('button')!;
  const panel = element.shadowRoot!.querySelector<HTMLElement>('[part="panel"]')!;
  const toggles: string[] = [];
  element.addEventListener('plinth-popover-toggle', (event) => {
    const { open, reason } = (event as CustomEvent<{ open: boolean; reason: string }>).detail;
    toggles.push(`${open ? 'open' : 'close'} ${reason}`);
  });
  return { container, element, trigger, panel, toggles };
}

describe('<plinth-popover>', () => {
  it('opens from its trigger as a named dialog and receives the focus', async () => {
    const { element, trigger, panel, toggles } = await createPopover();
    await userEvent.click(trigger);
    await element.updateComplete;
    expect(panel.matches(':popover-open')).toBe(true);
    expect([panel.getAttribute('role'), panel.getAttribute('aria-label')]).toEqual(['dialog', 'Notifications']);
    expect([trigger.getAttribute('aria-haspopup'), trigger.getAttribute('aria-expanded')]).toEqual(['dialog', 'true']);
    expect(element.shadowRoot!.activeElement).toBe(panel);
    expect(toggles).toEqual(['open trigger']);
  });

  it('moves Tab into its content and closes when Tab leaves it', async () => {
    const { element, trigger, container, toggles } = await createPopover();
    await userEvent.click(trigger);
    await element.updateComplete;
    await userEvent.tab();
    expect(document.activeElement).toBe(element.querySelector('.read'));
    await userEvent.tab();
    expect(document.activeElement).toBe(container.querySelector('.after'));
    await vi.waitFor(() => expect(toggles.at(-1)).toBe('close leave'));
  });

  it('closes on Escape and returns the focus', async () => {
    const { element, trigger, panel, toggles } = await createPopover();
    await userEvent.click(trigger);
    await element.updateComplete;
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect([panel.matches(':popover-open'), toggles.at(-1)]).toEqual([false, 'close escape']);
    expect(document.activeElement).toBe(trigger);
  });

  it('closes on a second press of the trigger and stays closed', async () => {
    const { element, trigger, panel, toggles } = await createPopover();
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await element.updateComplete;
    expect([panel.matches(':popover-open'), element.open, toggles.length]).toEqual([false, false, 2]);
  });

  it('stays open when its content is pressed', async () => {
    const { element, trigger } = await createPopover();
    await userEvent.click(trigger);
    await userEvent.click(element.querySelector('p')!);
    expect(element.open).toBe(true);
  });

  it('emits no event when a script opens or closes it', async () => {
    const { element, panel, toggles } = await createPopover();
    element.show();
    await element.updateComplete;
    expect(panel.matches(':popover-open')).toBe(true);
    element.hide();
    await element.updateComplete;
    expect([panel.matches(':popover-open'), toggles]).toEqual([false, []]);
  });

  it('falls back to its default for an unknown placement', async () => {
    const element = await fixture<PlinthPopover>(html`<plinth-popover placement="nowhere"></plinth-popover>`);
    expect(element.placement).toBe('bottom-end');
  });
});
