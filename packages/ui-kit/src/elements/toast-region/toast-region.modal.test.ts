import '#define/app-shell.ts';
import '#define/command-palette.ts';
import '#define/dialog.ts';
import '#define/drawer.ts';
import '#define/toast-region.ts';
import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deepActiveElement } from '#controllers/focus.ts';
import { list, messages, press, toasts } from '#testing/toast-region-fixture.ts';
import type { PlinthToastRegion } from './toast-region.ts';

describe('a toast over a modal', () => {
  type Modal = HTMLElement & { open: boolean; updateComplete?: Promise<boolean> };

  const modals = {
    dialog: () => html`<plinth-dialog class="modal" heading="Edit"><input aria-label="Street" /></plinth-dialog>`,
    'alert dialog': () => html`<plinth-dialog class="modal" alert heading="Edit"><button>Keep</button></plinth-dialog>`,
    drawer: () => html`<plinth-drawer class="modal" heading="Edit"><input aria-label="Street" /></plinth-drawer>`,
    palette: () => html`<plinth-command-palette class="modal"></plinth-command-palette>`,
    'native dialog': () => html`<dialog class="modal"><input aria-label="Street" /></dialog>`,
  };

  async function createPage(template = modals.dialog) {
    const container = await fixture(
      html`<div>
        <button class="opener">Open</button>
        <div class="home"><plinth-toast-region></plinth-toast-region><span></span></div>
        ${template()}
      </div>`,
    );
    const region = container.querySelector('plinth-toast-region')!;
    const modal = container.querySelector<Modal>('.modal')!;
    const setOpen = async (open: boolean) => {
      if (modal instanceof HTMLDialogElement) modal[open ? 'showModal' : 'close']();
      else modal.open = open;
      await modal.updateComplete;
    };
    container.querySelector<HTMLElement>('.opener')!.focus();
    const home = container.querySelector('.home')!;
    const isHome = () => region.nextElementSibling === home.lastElementChild && !region.hasAttribute('slot');
    return { container, region, modal, setOpen, home, isHome };
  }

  async function showToast(region: PlinthToastRegion, onAction?: () => void) {
    region.show({ message: 'Could not save', variant: 'danger', action: 'Try again', onAction });
    await region.updateComplete;
    const toast = toasts(region).at(-1)!;
    await toast.updateComplete;
    return { toast, action: toast.shadowRoot!.querySelector<HTMLButtonElement>('.action')! };
  }

  it.each(Object.keys(modals) as (keyof typeof modals)[])(
    'is reachable by Tab and by pointer over a %s, which stays open',
    async (kind) => {
      const { region, modal, setOpen } = await createPage(modals[kind]);
      await setOpen(true);
      const onAction = vi.fn<() => void>();
      const { action } = await showToast(region, onAction);
      for (let tabs = 0; tabs < 8 && deepActiveElement(document) !== action; tabs += 1) await userEvent.tab();
      expect(deepActiveElement(document)).toBe(action);
      await userEvent.keyboard('{Enter}');
      expect(onAction).toHaveBeenCalledTimes(1);
      const second = await showToast(region, onAction);
      await userEvent.click(second.action);
      expect([onAction.mock.calls.length, modal.open]).toEqual([2, true]);
    },
  );

  it('is reachable over the open menu of an app shell', async () => {
    const { innerWidth, innerHeight } = globalThis;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(800, 800);
    const { region, modal, setOpen } = await createPage(
      () =>
        html`<plinth-app-shell class="modal"
          ><nav slot="menu"><a href="#a">Orders</a></nav>
          Text</plinth-app-shell
        >`,
    );
    Object.assign(modal, { menuOpen: true });
    await modal.updateComplete;
    const { toast } = await showToast(region);
    expect(modal.shadowRoot!.querySelector('[aria-modal]')!.contains(region.assignedSlot)).toBe(true);
    await userEvent.click(toast.shadowRoot!.querySelector('.corner')!);
    expect(Reflect.get(modal, 'menuOpen')).toBe(true);
    await setOpen(false);
  });

  it('is rendered after its live region is in the dialog, so that it is announced', async () => {
    const { region, modal, setOpen } = await createPage();
    await setOpen(true);
    const shown = showToast(region);
    await vi.waitFor(() => expect(region.parentElement).toBe(modal));
    expect(messages(region)).toEqual([]);
    await shown;
    expect(messages(region)).toEqual(['Could not save']);
  });

  it('becomes reachable when a dialog opens, and stays so when another opens over it and closes', async () => {
    const { container, region, modal, setOpen, isHome } = await createPage();
    await showToast(region);
    await setOpen(true);
    expect(region.parentElement).toBe(modal);
    const top = document.createElement('plinth-drawer');
    container.append(top);
    top.open = true;
    await top.updateComplete;
    expect(region.parentElement).toBe(top);
    top.open = false;
    await top.updateComplete;
    expect(region.parentElement).toBe(modal);
    await setOpen(false);
    expect([isHome(), messages(region), list(region).matches(':popover-open')]).toEqual([
      true,
      ['Could not save'],
      true,
    ]);
  });

  it('leaves its region in place when the page itself put it into the dialog', async () => {
    const { region, modal, setOpen } = await createPage();
    modal.append(region);
    await setOpen(true);
    await showToast(region);
    expect([region.parentElement, region.slot]).toEqual([modal, '']);
  });

  it('returns its region to the page when the last toast closes, keeping the focus in the dialog', async () => {
    const { region, modal, setOpen, isHome } = await createPage();
    await setOpen(true);
    const { toast } = await showToast(region);
    toast.focus();
    await press(toast, '.corner');
    await (region as LitElement).updateComplete;
    expect([isHome(), document.activeElement]).toEqual([true, modal.querySelector('input')]);
  });

  it('survives the removal of the dialog, and goes when the page removes its place', async () => {
    const { region, modal, setOpen, home, isHome } = await createPage();
    await setOpen(true);
    await showToast(region);
    modal.remove();
    await vi.waitFor(() => expect(list(region).matches(':popover-open')).toBe(true));
    expect([isHome(), messages(region)]).toEqual([true, ['Could not save']]);
    home.after(modal);
    await setOpen(true);
    expect(region.parentElement).toBe(modal);
    home.replaceChildren();
    await setOpen(false);
    expect(region.isConnected).toBe(false);
  });
});
