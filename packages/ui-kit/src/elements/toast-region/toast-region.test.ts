import '#define/toast-region.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthToastRegion } from './toast-region.ts';
import type { PlinthToast } from './toast.ts';

describeElement({
  name: 'toast-region',
  define: () => import('#define/toast-region.ts'),
  template: () => html`<plinth-toast-region></plinth-toast-region>`,
});

const list = (element: PlinthToastRegion) => element.shadowRoot!.querySelector<HTMLElement>('[part="list"]')!;
const toasts = (element: PlinthToastRegion) => [...element.shadowRoot!.querySelectorAll<PlinthToast>('plinth-toast')];
const messages = (element: PlinthToastRegion) => toasts(element).map((toast) => toast.message);

async function press(toast: PlinthToast, selector: string): Promise<void> {
  await toast.updateComplete;
  toast.shadowRoot!.querySelector<HTMLButtonElement>(selector)!.click();
}

describe('<plinth-toast-region>', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function createRegion() {
    return fixture<PlinthToastRegion>(html`<plinth-toast-region></plinth-toast-region>`);
  }

  async function advance(element: PlinthToastRegion, milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await element.updateComplete;
  }

  it('shows a toast in the top layer for five seconds', async () => {
    const element = await createRegion();
    const handle = element.show({ message: 'Saved', variant: 'success' });
    await advance(element, 4999);
    expect([messages(element), list(element).matches(':popover-open')]).toEqual([['Saved'], true]);
    await advance(element, 1);
    expect(messages(element)).toEqual([]);
    expect(await handle.closed).toBe('timeout');
  });

  it('announces messages in a polite live region that exists before the first one', async () => {
    const element = await createRegion();
    const live = element.shadowRoot!.querySelector('[aria-live]')!;
    expect(live.checkVisibility()).toBe(true);
    expect(live.getAttribute('aria-live')).toBe('polite');
    element.show({ message: 'Saved' });
    await element.updateComplete;
    expect(live.contains(toasts(element)[0]!)).toBe(true);
  });

  it('keeps an error until it is closed', async () => {
    const element = await createRegion();
    const handle = element.show({ message: 'Failed', variant: 'danger' });
    await advance(element, 60_000);
    expect(messages(element)).toEqual(['Failed']);
    await press(toasts(element)[0]!, '.corner');
    await element.updateComplete;
    expect([messages(element), await handle.closed]).toEqual([[], 'user']);
  });

  it('pauses while hovered and then continues with the remaining time', async () => {
    const element = await createRegion();
    element.show({ message: 'Saved' });
    await advance(element, 3000);
    list(element).dispatchEvent(new PointerEvent('pointerenter'));
    await advance(element, 60_000);
    expect(messages(element)).toEqual(['Saved']);
    list(element).dispatchEvent(new PointerEvent('pointerleave'));
    await advance(element, 1999);
    expect(messages(element)).toEqual(['Saved']);
    await advance(element, 1);
    expect(messages(element)).toEqual([]);
  });

  it('pauses while focused', async () => {
    const element = await createRegion();
    element.show({ message: 'Saved' });
    await advance(element, 1000);
    await toasts(element)[0]!.updateComplete;
    toasts(element)[0]!.focus();
    await advance(element, 60_000);
    expect(messages(element)).toEqual(['Saved']);
    (document.activeElement as HTMLElement).blur();
    await advance(element, 4000);
    expect(messages(element)).toEqual([]);
  });

  it('shows the same message once in five seconds, even if it was closed in between', async () => {
    const element = await createRegion();
    const first = element.show({ message: 'Saved' });
    expect(element.show({ message: 'Saved' })).toBe(first);
    element.show({ message: 'Saved', variant: 'danger' });
    await advance(element, 0);
    expect(messages(element)).toEqual(['Saved', 'Saved']);
    element.clear();
    element.show({ message: 'Saved' });
    await advance(element, 0);
    expect(messages(element)).toEqual([]);
    await advance(element, 5000);
    element.show({ message: 'Saved' });
    await advance(element, 0);
    expect(messages(element)).toEqual(['Saved']);
  });

  it('does not repeat an error that is still visible', async () => {
    const element = await createRegion();
    element.show({ message: 'Failed', variant: 'danger' });
    await advance(element, 20_000);
    element.show({ message: 'Failed', variant: 'danger' });
    await element.updateComplete;
    expect(messages(element)).toEqual(['Failed']);
  });

  it('calls onAction, emits plinth-toast-action and closes when the action is pressed', async () => {
    const element = await createRegion();
    const onAction = vi.fn<() => void>();
    const details: unknown[] = [];
    element.addEventListener('plinth-toast-action', (event) => details.push((event as CustomEvent).detail));
    const handle = element.show({ message: 'Removed', action: 'Undo', onAction });
    await element.updateComplete;
    await press(toasts(element)[0]!, '.action');
    await element.updateComplete;
    expect(onAction.mock.calls).toHaveLength(1);
    expect(details).toEqual([{ id: handle.id, message: 'Removed' }]);
    expect([messages(element), await handle.closed]).toEqual([[], 'action']);
  });

  it('shows a message again immediately when it results from its own action', async () => {
    const element = await createRegion();
    element.show({ message: 'Not sent', action: 'Try again' });
    await element.updateComplete;
    await press(toasts(element)[0]!, '.action');
    element.show({ message: 'Not sent', action: 'Try again' });
    await element.updateComplete;
    expect(messages(element)).toEqual(['Not sent']);
  });

  it('closes with its handle, even if called twice', async () => {
    const element = await createRegion();
    const handle = element.show({ message: 'Saved' });
    handle.close();
    handle.close();
    await element.updateComplete;
    expect([messages(element), await handle.closed]).toEqual([[], 'script']);
  });

  it('moves the focus to the next toast, and finally back to where it came from', async () => {
    const element = await createRegion();
    const button = document.createElement('button');
    element.before(button);
    element.show({ message: 'One', variant: 'danger' });
    element.show({ message: 'Two', variant: 'danger' });
    await element.updateComplete;
    for (const toast of toasts(element)) await toast.updateComplete;
    button.focus();
    toasts(element)[1]!.focus();
    await press(toasts(element)[1]!, '.corner');
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).toBe(toasts(element)[0]);
    await press(toasts(element)[0]!, '.corner');
    await element.updateComplete;
    expect(document.activeElement).toBe(button);
  });

  it('moves above a dialog that was opened before a new message', async () => {
    const element = await createRegion();
    const states: string[] = [];
    list(element).addEventListener('beforetoggle', (event) => states.push((event as ToggleEvent).newState));
    element.show({ message: 'One' });
    element.show({ message: 'Two' });
    await advance(element, 100);
    expect(states).toEqual([]);
    const dialog = document.createElement('dialog');
    element.after(dialog);
    dialog.showModal();
    element.show({ message: 'Three' });
    await advance(element, 100);
    dialog.remove();
    expect(states).toEqual(['closed', 'open']);
  });

  it('closes the toast even if its action throws', async () => {
    const element = await createRegion();
    const error = new Error('undo failed');
    const reported: unknown[] = [];
    const handleError = (event: ErrorEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      reported.push(event.error);
    };
    window.addEventListener('error', handleError, { capture: true });
    element.show({
      message: 'Removed',
      action: 'Undo',
      onAction: () => {
        throw error;
      },
    });
    await element.updateComplete;
    await press(toasts(element)[0]!, '.action');
    await element.updateComplete;
    window.removeEventListener('error', handleError, { capture: true });
    expect(reported).toEqual([error]);
    expect(messages(element)).toEqual([]);
  });

  it('uses the defaults for an invalid duration and position', async () => {
    const element = await fixture<PlinthToastRegion>(
      html`<plinth-toast-region duration="soon" position="middle"></plinth-toast-region>`,
    );
    element.show({ message: 'Saved', duration: -1 });
    await advance(element, 4999);
    expect([messages(element), element.position]).toEqual([['Saved'], 'top-end']);
    await advance(element, 1);
    expect(messages(element)).toEqual([]);
  });

  it('pauses while it is disconnected and continues when it is connected again', async () => {
    const element = await createRegion();
    element.show({ message: 'Saved' });
    await advance(element, 3000);
    const parent = element.parentElement!;
    element.remove();
    await advance(element, 60_000);
    parent.append(element);
    await advance(element, 1999);
    expect(messages(element)).toEqual(['Saved']);
    expect(list(element).matches(':popover-open')).toBe(true);
    await advance(element, 1);
    expect(messages(element)).toEqual([]);
  });

  it('stays for its own duration', async () => {
    const element = await createRegion();
    element.show({ message: 'Saved', duration: 60_000 });
    await advance(element, 59_999);
    expect(messages(element)).toEqual(['Saved']);
    await advance(element, 1);
    expect(messages(element)).toEqual([]);
  });
});
