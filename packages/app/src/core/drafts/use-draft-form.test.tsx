import { TagInput } from '@plinth/ui-kit/react/tag-input';
import { useRef, type ComponentRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ServicesContext } from '#core/context.ts';
import type { Storage } from '#core/storage/storage.ts';
import { createWorld, memoryStorage, servicesOf } from '#testing/world.ts';
import { readDraft, VISITOR, writeDraft } from './drafts.ts';
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

const FORM = 'note';

/** A form with a note, which is stored as a draft. */
function NoteForm() {
  const { field, form, isRestored, discardDraft } = useDraftForm<'note'>(FORM, { note: 'Empty' }, () => ({}));
  return (
    <form ref={form}>
      <input aria-label="Note" {...field('note')} />
      <output>{isRestored ? 'Restored' : 'As typed'}</output>
      <button type="button" onClick={discardDraft}>
        Discard
      </button>
    </form>
  );
}

const noteOf = (storage: Storage) => readDraft(storage, VISITOR, FORM)['note'];

function render(content: ReactNode, storage: Storage = memoryStorage()) {
  const world = createWorld({ user: null, storage });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  cleanup = () => {
    root.unmount();
    host.remove();
    world.task.cancel();
  };
  root.render(
    <Provider store={world.store}>
      <ServicesContext value={servicesOf(world.deps)}>{content}</ServicesContext>
    </Provider>,
  );
}

function renderForm() {
  const onSend = vi.fn<(guests: string) => void>();
  render(<GuestForm onSend={onSend} />);
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

it('says that it has a draft until that is discarded, and not of what is typed afterwards', async () => {
  const storage = memoryStorage();
  writeDraft(storage, VISITOR, FORM, { note: 'Two pallets' });
  render(<NoteForm />, storage);
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect.element(note).toHaveValue('Two pallets');
  await expect.element(page.getByRole('status')).toHaveTextContent('Restored');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(note).toHaveValue('Empty');
  await expect.element(page.getByRole('status')).toHaveTextContent('As typed');
  expect(noteOf(storage)).toBeUndefined();
  await note.fill('Three');
  await expect.element(page.getByRole('status')).toHaveTextContent('As typed');
  expect(noteOf(storage)).toBe('Three');
});

it('says nothing of a draft that is what the form begins with', async () => {
  const storage = memoryStorage();
  writeDraft(storage, VISITOR, FORM, { note: 'Empty' });
  render(<NoteForm />, storage);
  await expect.element(page.getByRole('status')).toHaveTextContent('As typed');
});
