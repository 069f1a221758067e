import { TagInput } from '@plinth/ui-kit/react/tag-input';
import { useRef, type ComponentRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ServicesContext } from '#core/context.ts';
import { createWorld, servicesOf } from '#testing/world.ts';
import { useDraftForm } from './use-draft-form.ts';

let cleanup = () => {};
afterEach(() => cleanup());

interface Props {
  readonly onSend: (guests: string) => void;
}

/** A form that needs guests. Its button does not move when the field grows. The copies belong to a closed dialog. */
function GuestForm({ onSend }: Props) {
  const { values, errors, form, change, submit } = useDraftForm<'guests'>(null, { guests: '' }, ({ guests }) =>
    guests === '' ? { guests: 'Add a guest' } : {},
  );
  const field = useRef<ComponentRef<typeof TagInput>>(null);
  return (
    <form ref={form} noValidate onSubmit={submit(() => onSend(values.guests))}>
      <button type="submit">Send</button>
      <TagInput
        ref={field}
        name="guests"
        label="Guests"
        kind="email"
        values={values.guests.split(' ').filter(Boolean)}
        error={errors.guests ?? ''}
        onChange={() => change('guests', field.current?.values.join(' ') ?? '')}
      />
      <div hidden>
        <TagInput label="Copies" required />
      </div>
    </form>
  );
}

function renderForm() {
  const world = createWorld({ user: null });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  cleanup = () => {
    root.unmount();
    host.remove();
    world.task.cancel();
  };
  const onSend = vi.fn<(guests: string) => void>();
  root.render(
    <Provider store={world.store}>
      <ServicesContext value={servicesOf(world.deps)}>
        <GuestForm onSend={onSend} />
      </ServicesContext>
    </Provider>,
  );
  return {
    onSend,
    guests: page.getByRole('textbox', { name: 'Guests' }),
    send: page.getByRole('button', { name: 'Send' }),
  };
}

it('sends typed text that becomes a value when the user presses the button', async () => {
  const { onSend, guests, send } = renderForm();
  await userEvent.type(guests, 'a@example.com,b@example.com');
  await send.click();
  expect(onSend.mock.calls).toEqual([['a@example.com b@example.com']]);
});

it('refuses to send while a control has text that is no value, and says what the control says', async () => {
  const { onSend, guests, send } = renderForm();
  await userEvent.type(guests, 'nobody');
  await send.click();
  await expect.element(page.getByText('nobody isn’t valid here.')).toBeVisible();
  expect(document.activeElement?.localName).toBe('plinth-tag-input');
  expect(onSend).not.toHaveBeenCalled();
  await guests.fill('');
  await send.click();
  await expect.element(page.getByText('Add a guest')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

it('refuses to send text that is typed but not added when the form is submitted by a script', async () => {
  const { onSend, guests } = renderForm();
  await userEvent.type(guests, 'a@example.com,b@example.com');
  document.querySelector('form')!.requestSubmit();
  await expect.element(page.getByText('Press Enter to add “b@example.com”.')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});
