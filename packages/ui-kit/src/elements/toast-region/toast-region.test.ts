import '#define/toast-region.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import { list, messages, press, toasts } from '#testing/toast-region-fixture.ts';
import type { PlinthToastRegion } from './toast-region.ts';

describeElement({
  name: 'toast-region',
  define: () => import('#define/toast-region.ts'),
  template: () => html`<plinth-toast-region></plinth-toast-region>`,
});

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

  it('keeps the distance from the navbar that the page sets', async () => {
    const element = await createRegion();
    const top = () => list(element).getBoundingClientRect().top;
    const defaultTop = top();
    element.style.setProperty('--plinth-toast-region-offset', '100px');
    expect(top()).toBe(defaultTop + 92);
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

  it('announces an error assertively, also one that an update makes', async () => {
    const element = await createRegion();
    element.show({ message: 'Failed', variant: 'danger' });
    const handle = element.show({ message: 'Sending' });
    await element.updateComplete;
    const roles = () => toasts(element).map((toast) => toast.getAttribute('role'));
    expect(roles()).toEqual(['alert', null]);
    handle.update({ message: 'Not sent', variant: 'danger' });
    await element.updateComplete;
    expect(roles()).toEqual(['alert', 'alert']);
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

  it('shows three toasts at once, and the next one for its full time when there is room', async () => {
    const element = await createRegion();
    const closed: string[] = [];
    for (const message of ['One', 'Two', 'Three', 'Four', 'Five']) {
      void element.show({ message }).closed.then((reason) => closed.push(`${message} ${reason}`));
    }
    await advance(element, 3000);
    expect(messages(element)).toEqual(['One', 'Two', 'Three']);
    await press(toasts(element)[0]!, '.corner');
    await advance(element, 0);
    expect(messages(element)).toEqual(['Two', 'Three', 'Four']);
    await advance(element, 2000);
    expect(messages(element)).toEqual(['Four', 'Five']);
    await advance(element, 2999);
    expect(messages(element)).toEqual(['Four', 'Five']);
    await advance(element, 1);
    expect(messages(element)).toEqual(['Five']);
    await advance(element, 2000);
    expect(closed).toEqual(['One user', 'Two timeout', 'Three timeout', 'Four timeout', 'Five timeout']);
  });

  it('pauses the toasts that no longer fit when its maximum gets lower', async () => {
    const element = await createRegion();
    for (const message of ['One', 'Two']) element.show({ message });
    await advance(element, 1000);
    element.max = 1;
    await advance(element, 3999);
    expect(messages(element)).toEqual(['One']);
    await advance(element, 1);
    expect(messages(element)).toEqual(['Two']);
    await advance(element, 3999);
    expect(messages(element)).toEqual(['Two']);
    await advance(element, 1);
    expect(messages(element)).toEqual([]);
  });

  it.each([0, -1, Number.NaN, null])('shows three toasts at once for the maximum %s', async (max) => {
    const element = await createRegion();
    Object.assign(element, { max });
    for (const message of ['One', 'Two', 'Three', 'Four']) element.show({ message });
    await advance(element, 0);
    expect(messages(element)).toEqual(['One', 'Two', 'Three']);
  });

  it('does not queue a message again that waits, but shows one that was closed before it appeared', async () => {
    const element = await createRegion();
    element.max = 1;
    element.show({ message: 'One' });
    const waiting = element.show({ message: 'Two' });
    await advance(element, 0);
    expect(element.show({ message: 'Two' })).toBe(waiting);
    waiting.close();
    expect(await waiting.closed).toBe('script');
    element.show({ message: 'Two' });
    await advance(element, 5000);
    expect(messages(element)).toEqual(['Two']);
  });

  it('returns the focus to where it came from when the last visible toast is closed and others wait', async () => {
    const element = await createRegion();
    element.max = 1;
    const button = document.createElement('button');
    element.before(button);
    for (const message of ['One', 'Two']) element.show({ message, variant: 'danger' });
    await element.updateComplete;
    await toasts(element)[0]!.updateComplete;
    button.focus();
    toasts(element)[0]!.focus();
    await press(toasts(element)[0]!, '.corner');
    await element.updateComplete;
    expect([messages(element), document.activeElement]).toEqual([['Two'], button]);
  });

  it('replaces the given options of a toast, whose time starts again', async () => {
    const element = await createRegion();
    const handle = element.show({ message: 'Sending', description: 'Two files', action: 'Cancel' });
    await advance(element, 4000);
    const toast = toasts(element)[0]!;
    handle.update({ message: 'Sent', variant: 'success', action: undefined });
    await advance(element, 4999);
    const { message, description, variant, action } = toasts(element)[0]!;
    expect([toasts(element)[0], message, description, variant, action]).toEqual([
      toast,
      'Sent',
      'Two files',
      'success',
      '',
    ]);
    await advance(element, 1);
    expect([messages(element), await handle.closed]).toEqual([[], 'timeout']);
    handle.update({ message: 'Sent again' });
    await advance(element, 0);
    expect(messages(element)).toEqual([]);
  });

  it('uses the duration and the action of an update', async () => {
    const element = await createRegion();
    const onAction = vi.fn<() => void>();
    const handle = element.show({ message: 'Sending' });
    await advance(element, 0);
    handle.update({ duration: Infinity, action: 'Undo', onAction });
    await advance(element, 60_000);
    expect(messages(element)).toEqual(['Sending']);
    await press(toasts(element)[0]!, '.action');
    expect([onAction.mock.calls.length, await handle.closed]).toEqual([1, 'action']);
  });

  it('updates a toast that waits', async () => {
    const element = await createRegion();
    element.max = 1;
    element.show({ message: 'One' });
    const waiting = element.show({ message: 'Two' });
    waiting.update({ message: 'Three' });
    await advance(element, 5000);
    expect(messages(element)).toEqual(['Three']);
  });

  describe('with a promise', () => {
    const texts = {
      pending: 'Sending',
      success: (id: number) => `Sent as ${id}`,
      error: (reason: unknown) => ({ message: 'Not sent', description: String(reason) }),
    };

    it('shows a spinner until the promise is fulfilled, then its value, and returns the promise', async () => {
      const element = await createRegion();
      const { promise, resolve } = Promise.withResolvers<number>();
      expect(element.showPromise(promise, texts)).toBe(promise);
      await advance(element, 60_000);
      const toast = toasts(element)[0]!;
      expect([toast.message, toast.variant, toast.busy]).toEqual(['Sending', 'info', true]);
      resolve(7);
      await advance(element, 0);
      expect([toasts(element)[0], toast.message, toast.variant, toast.busy]).toEqual([
        toast,
        'Sent as 7',
        'success',
        false,
      ]);
      await advance(element, 5000);
      expect(messages(element)).toEqual([]);
    });

    it('shows the error until it is closed, and passes the rejection on', async () => {
      const element = await createRegion();
      const { promise, reject } = Promise.withResolvers<number>();
      const result = element.showPromise(promise, texts);
      reject(new Error('offline'));
      await expect(result).rejects.toThrow('offline');
      await advance(element, 60_000);
      const toast = toasts(element)[0]!;
      expect([toast.message, toast.description, toast.variant]).toEqual(['Not sent', 'Error: offline', 'danger']);
    });

    it('keeps a toast for each of two promises with the same text', async () => {
      const element = await createRegion();
      const first = Promise.withResolvers<number>();
      void element.showPromise(first.promise, texts);
      void element.showPromise(Promise.withResolvers<number>().promise, texts);
      first.resolve(1);
      await advance(element, 0);
      expect(messages(element)).toEqual(['Sent as 1', 'Sending']);
    });

    it('shows the outcome if the user has closed the pending toast, but not after clear()', async () => {
      const element = await createRegion();
      const dismissed = Promise.withResolvers<number>();
      void element.showPromise(dismissed.promise, texts);
      await element.updateComplete;
      await press(toasts(element)[0]!, '.corner');
      const cleared = Promise.withResolvers<number>();
      void element.showPromise(cleared.promise, texts);
      element.clear();
      dismissed.resolve(1);
      cleared.resolve(2);
      await advance(element, 0);
      expect(messages(element)).toEqual(['Sent as 1']);
    });

    it('closes the toast and reports the error if the function for the text throws', async () => {
      const element = await createRegion();
      const reasons: unknown[] = [];
      const handleRejection = (event: PromiseRejectionEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        reasons.push(event.reason);
      };
      window.addEventListener('unhandledrejection', handleRejection, { capture: true });
      const error = new Error('no text');
      const success = () => {
        throw error;
      };
      void element.showPromise(Promise.resolve(1), { ...texts, success });
      await advance(element, 0);
      vi.useRealTimers();
      await vi.waitFor(() => expect(reasons).toEqual([error]));
      window.removeEventListener('unhandledrejection', handleRejection, { capture: true });
      expect(messages(element)).toEqual([]);
    });
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
