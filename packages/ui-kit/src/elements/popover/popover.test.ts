import '#define/popover.ts';
import { expect, fixture, html } from '@open-wc/testing';
import { describe, it, vi } from 'vitest';
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

async function popover() {
  const page = await fixture(html`<div>${template()}<button class="after">After</button></div>`);
  const element = page.querySelector<PlinthPopover>('plinth-popover')!;
  const trigger = element.querySelector('button')!;
  const panel = element.shadowRoot!.querySelector<HTMLElement>('[part="panel"]')!;
  const toggles: string[] = [];
  element.addEventListener('plinth-popover-toggle', (event) => {
    const { open, reason } = (event as CustomEvent<{ open: boolean; reason: string }>).detail;
    toggles.push(`${open ? 'open' : 'close'} ${reason}`);
  });
  return { page, element, trigger, panel, toggles };
}

describe('<plinth-popover>', () => {
  it('opens by its trigger as a named dialog and takes the focus', async () => {
    const { element, trigger, panel, toggles } = await popover();
    await userEvent.click(trigger);
    await element.updateComplete;
    expect(panel.matches(':popover-open')).to.equal(true);
    expect([panel.getAttribute('role'), panel.getAttribute('aria-label')]).to.deep.equal(['dialog', 'Notifications']);
    expect([trigger.getAttribute('aria-haspopup'), trigger.getAttribute('aria-expanded')]).to.deep.equal([
      'dialog',
      'true',
    ]);
    expect(element.shadowRoot!.activeElement).to.equal(panel);
    expect(toggles).to.deep.equal(['open trigger']);
  });

  it('leads Tab into its content and closes when Tab leaves it', async () => {
    const { element, trigger, page, toggles } = await popover();
    await userEvent.click(trigger);
    await element.updateComplete;
    await userEvent.tab();
    expect(document.activeElement).to.equal(element.querySelector('.read'));
    await userEvent.tab();
    expect(document.activeElement).to.equal(page.querySelector('.after'));
    await vi.waitFor(() => expect(toggles.at(-1)).to.equal('close leave'));
  });

  it('closes on Escape and gives the focus back', async () => {
    const { element, trigger, panel, toggles } = await popover();
    await userEvent.click(trigger);
    await element.updateComplete;
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect([panel.matches(':popover-open'), toggles.at(-1)]).to.deep.equal([false, 'close escape']);
    expect(document.activeElement).to.equal(trigger);
  });

  it('closes on a second press of the trigger and stays closed', async () => {
    const { element, trigger, panel, toggles } = await popover();
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await element.updateComplete;
    expect([panel.matches(':popover-open'), element.open, toggles.length]).to.deep.equal([false, false, 2]);
  });

  it('stays open for presses inside', async () => {
    const { element, trigger } = await popover();
    await userEvent.click(trigger);
    await userEvent.click(element.querySelector('p')!);
    expect(element.open).to.equal(true);
  });

  it('says nothing when a script opens and closes it', async () => {
    const { element, panel, toggles } = await popover();
    element.show();
    await element.updateComplete;
    expect(panel.matches(':popover-open')).to.equal(true);
    element.hide();
    await element.updateComplete;
    expect([panel.matches(':popover-open'), toggles]).to.deep.equal([false, []]);
  });

  it('falls back to its usual place for one that it does not know', async () => {
    const element = await fixture<PlinthPopover>(html`<plinth-popover placement="nowhere"></plinth-popover>`);
    expect(element.placement).to.equal('bottom-end');
  });
});
