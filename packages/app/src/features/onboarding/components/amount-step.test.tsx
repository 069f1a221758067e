import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ServicesContext } from '#core/context.ts';
import { readDraft, VISITOR } from '#core/drafts/drafts.ts';
import { AppRouter } from '#shared/app-router.tsx';
import { createWorld, memoryStorage, servicesOf } from '#testing/world.ts';
import { AmountStep } from './amount-step.tsx';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Renders the step over its own store without a signed-in user, so that the provider receives no requests. */
async function renderStep(storage = memoryStorage()) {
  const { store, task, deps } = createWorld({ user: null, storage });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const cleanup = () => {
    root.unmount();
    host.remove();
    task.cancel();
  };
  cleanups.push(cleanup);
  root.render(
    <Provider store={store}>
      <ServicesContext value={servicesOf(deps)}>
        <AppRouter>
          <AmountStep />
        </AppRouter>
      </ServicesContext>
    </Provider>,
  );
  await expect.poll(() => host.querySelector('plinth-field [slot="label"]')).not.toBeNull();
  const phone = host.querySelector<HTMLInputElement>('input[name="phone"]')!;
  const errorMessage = () => host.querySelector('plinth-field [slot="error"]')?.textContent ?? '';
  return { host, phone, errorMessage, storage };
}

describe('AmountStep', () => {
  it('shows an error when the field is left and hides it when the value is corrected', async () => {
    const { phone, errorMessage } = await renderStep();
    await userEvent.type(phone, '503');
    expect(errorMessage()).toBe('');
    await userEvent.tab();
    await expect.poll(errorMessage).toBe('onboarding.phone.wrong');
    await userEvent.type(phone, '5550148');
    await expect.poll(errorMessage).toBe('');
  });

  it('focuses the first invalid field', async () => {
    const { host, phone, errorMessage } = await renderStep();
    await userEvent.type(phone, 'call me');
    await userEvent.click(host.querySelector('plinth-button')!);
    await expect.poll(() => document.activeElement).toBe(phone);
    await expect.poll(errorMessage).toBe('onboarding.phone.wrong');
  });

  it('restores the typed text after a reload', async () => {
    const { phone, storage } = await renderStep();
    await userEvent.type(phone, ' 503.555 <b>');
    expect(readDraft(storage, VISITOR, 'amount')).toMatchObject({ phone: ' 503.555 <b>' });
    for (const cleanup of cleanups.splice(0)) cleanup();
    const reloaded = await renderStep(storage);
    expect(reloaded.phone.value).toBe(' 503.555 <b>');
  });
});
