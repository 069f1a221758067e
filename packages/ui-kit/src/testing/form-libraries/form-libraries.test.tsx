import { useFormik } from 'formik';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '#react/checkbox.ts';
import { Combobox } from '#react/combobox.ts';
import { FormikForm } from './formik.tsx';
import { BANKS, type Lead } from './lead.ts';
import { HookForm } from './react-hook-form.tsx';
import { TanStackForm } from './tanstack-form.tsx';

const EMPTY: Lead = {
  company: '',
  phone: '',
  amount: null,
  contact: null,
  bank: null,
  state: null,
  due: null,
  news: false,
  terms: false,
};
const FILLED: Lead = {
  company: 'Harrowvine Supply',
  phone: '(503) 555-0148',
  amount: 1_850_000,
  contact: 'call',
  bank: 'tide',
  state: 'wa',
  due: '2026-11-30',
  news: true,
  terms: true,
};

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Renders a form and waits for its elements. */
async function renderForm(content: React.ReactNode): Promise<HTMLFormElement> {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(content);
  return vi.waitFor(() => {
    const form = container.querySelector('form');
    if (!form?.querySelector('plinth-checkbox')?.shadowRoot?.firstElementChild)
      throw new Error('React has not rendered the form.');
    return form;
  });
}

const field = (form: HTMLFormElement, tag: string): HTMLElement => {
  const element = form.querySelector<HTMLElement>(tag);
  if (!element) throw new Error(`The form has no ${tag}.`);
  return element;
};

/** Enters the values of a lead as a user. */
async function fillForm(form: HTMLFormElement): Promise<void> {
  await userEvent.fill(page.getByLabelText('Company'), 'Harrowvine Supply');
  // Entered at once, as by autofill: the mask changes the text.
  await userEvent.fill(page.getByLabelText('Phone'), '5035550148');
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Amount' }), '18500');
  await userEvent.click(page.getByRole('radio', { name: 'Call' }));
  await userEvent.fill(page.getByRole('combobox', { name: 'Bank' }), 'tide');
  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(field(form, 'plinth-select').shadowRoot!.querySelector('select')!, 'Washington');
  await userEvent.fill(page.getByLabelText('Due'), '11/30/2026');
  await userEvent.click(page.getByRole('switch', { name: 'News by email' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'I agree to the terms' }));
}

/** Leaves the focused field and clicks a button. An error that appears or disappears on blur would move the button during the click. */
async function clickButton(name: string): Promise<void> {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement) active.blur();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await userEvent.click(page.getByRole('button', { name }));
}

const send = (): Promise<void> => clickButton('Send');

/** Returns the tag of the field with the focus. */
const focusedField = (form: HTMLFormElement): string | undefined =>
  [...form.children].find((each) => each.contains(document.activeElement))?.localName;

/** Returns the messages that the fields show. */
const errors = (form: HTMLFormElement): string[] =>
  [...form.children].map((each) => ('error' in each ? String(each.error) : '')).filter(Boolean);

describe.each([
  ['React Hook Form', HookForm],
  ['TanStack Form', TanStackForm],
  ['Formik', FormikForm],
])('%s', (_name, Form) => {
  it('submits what the user has entered', async () => {
    const onSubmit = vi.fn<(lead: Lead) => void>();
    const form = await renderForm(<Form defaultValues={EMPTY} onSubmit={onSubmit} />);
    await fillForm(form);
    await send();
    await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[FILLED]]));
  });

  it('shows and submits its default values', async () => {
    const onSubmit = vi.fn<(lead: Lead) => void>();
    const form = await renderForm(<Form defaultValues={FILLED} onSubmit={onSubmit} />);
    await expect
      .poll(() => Object.fromEntries(new FormData(form)))
      .toMatchObject({
        company: 'Harrowvine Supply',
        phone: '(503) 555-0148',
        amount: '1850000',
        contact: 'call',
        bank: 'tide',
        state: 'wa',
        due: '2026-11-30',
        // Formik sets a value instead of `on`, as on a native checkbox.
        news: expect.any(String),
        terms: expect.any(String),
      });
    await send();
    await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[FILLED]]));
  });

  it('shows all errors, focuses the first invalid field, and submits after they are corrected', async () => {
    const onSubmit = vi.fn<(lead: Lead) => void>();
    const form = await renderForm(<Form defaultValues={EMPTY} onSubmit={onSubmit} />);
    await send();
    await vi.waitFor(() =>
      expect(errors(form)).toEqual([
        'Enter the name of the company.',
        'Enter an amount.',
        'Choose how we reach you.',
        'Choose a bank.',
        'Choose a state.',
        'Enter a date.',
        'Agree to the terms to continue.',
      ]),
    );
    await vi.waitFor(() => expect(focusedField(form)).toBe('plinth-field'));
    await userEvent.fill(page.getByLabelText('Company'), 'Harrowvine Supply');
    for (const [tag, enter] of [
      ['plinth-money-field', () => userEvent.keyboard('18500')],
      ['plinth-radio-group', () => userEvent.click(page.getByRole('radio', { name: 'Call' }))],
      ['plinth-combobox', () => userEvent.keyboard('tide{Enter}')],
      [
        'plinth-select',
        () => userEvent.selectOptions(field(form, 'plinth-select').shadowRoot!.querySelector('select')!, 'Washington'),
      ],
      ['plinth-date-field', () => userEvent.keyboard('11/30/2026')],
      ['plinth-checkbox', () => userEvent.click(page.getByRole('checkbox', { name: 'I agree to the terms' }))],
    ] as const) {
      await send();
      await vi.waitFor(() => expect(focusedField(form)).toBe(tag));
      expect(onSubmit).not.toHaveBeenCalled();
      await enter();
    }
    await send();
    await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ ...FILLED, phone: '', news: false }]]));
    await vi.waitFor(() => expect(errors(form)).toEqual([]));
  });

  it.each([
    ['empty', EMPTY],
    ['filled', FILLED],
  ])('resets to %s default values', async (_values, defaultValues) => {
    const onSubmit = vi.fn<(lead: Lead) => void>();
    const form = await renderForm(<Form defaultValues={defaultValues} onSubmit={onSubmit} />);
    const before = Object.fromEntries(new FormData(form));
    await fillForm(form);
    await userEvent.fill(page.getByLabelText('Company'), 'Another company');
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Amount' }), '19000');
    await clickButton('Start over');
    await expect.poll(() => Object.fromEntries(new FormData(form))).toEqual(before);
    if (defaultValues === EMPTY) return;
    await send();
    await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[FILLED]]));
  });

  it('resets text that is no value', async () => {
    const form = await renderForm(<Form defaultValues={EMPTY} onSubmit={() => {}} />);
    const texts = ['lots', 'another bank', 'soon'];
    const inputs = ['plinth-money-field', 'plinth-combobox', 'plinth-date-field'].map((tag) =>
      field(form, tag).shadowRoot!.querySelector('input')!,
    );
    for (const [index, input] of inputs.entries()) await userEvent.fill(input, texts[index]!);
    await clickButton('Start over');
    await expect.poll(() => inputs.map(({ value }) => value)).toEqual(['', '', '']);
  });
});

describe('a registered checkbox with a value', () => {
  function TermsForm({ onSubmit }: { readonly onSubmit: (values: unknown) => void }) {
    const { register, handleSubmit } = useForm();
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <Checkbox value="2026-11" {...register('terms')}>
          I agree to the terms
        </Checkbox>
        <button type="submit">Send</button>
      </form>
    );
  }

  it('submits its value while it is checked, and false otherwise', async () => {
    const submitted: unknown[] = [];
    await renderForm(<TermsForm onSubmit={(values) => submitted.push(values)} />);
    await send();
    await userEvent.click(page.getByRole('checkbox', { name: 'I agree to the terms' }));
    await send();
    await vi.waitFor(() => expect(submitted).toEqual([{ terms: false }, { terms: '2026-11' }]));
  });
});

describe('a combobox with several values in Formik', () => {
  function BanksForm({ onSubmit }: { readonly onSubmit: (values: unknown) => void }) {
    const { values, touched, handleSubmit, setFieldTouched, setFieldValue } = useFormik({
      initialValues: { banks: ['north'] },
      onSubmit: (submitted) => onSubmit(submitted),
    });
    return (
      <form noValidate onSubmit={handleSubmit}>
        <Combobox
          label="Banks"
          options={BANKS}
          multiple
          values={values.banks}
          help={touched.banks ? 'Thanks' : ''}
          onChange={({ target }) =>
            void setFieldValue('banks', (target as HTMLElementTagNameMap['plinth-combobox']).values)
          }
          onBlur={() => void setFieldTouched('banks')}
        />
        <Checkbox>Other</Checkbox>
        <button type="submit">Send</button>
      </form>
    );
  }

  it('submits its values, and is touched when the user leaves it', async () => {
    const submitted: unknown[] = [];
    const form = await renderForm(<BanksForm onSubmit={(values) => submitted.push(values)} />);
    const combobox = form.querySelector('plinth-combobox')!;
    await userEvent.fill(page.getByRole('combobox', { name: 'Banks' }), 'tide');
    await userEvent.keyboard('{Enter}');
    expect(combobox.help).toBe('');
    await userEvent.tab();
    await vi.waitFor(() => expect(combobox.help).toBe('Thanks'));
    await send();
    await vi.waitFor(() => expect(submitted).toEqual([{ banks: ['north', 'tide'] }]));
  });
});
