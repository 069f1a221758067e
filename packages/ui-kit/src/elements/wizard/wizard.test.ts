import '#define/number-field.ts';
import '#define/wizard.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthWizard } from './wizard.ts';

describeElement({
  name: 'wizard',
  define: () => import('#define/wizard.ts'),
  template: () =>
    html`<plinth-wizard style="background: var(--plinth-color-surface)" label="Application">
      <plinth-wizard-step name="company" label="Company"><input aria-label="Company" /></plinth-wizard-step>
      <plinth-wizard-step name="amount" label="Amount"><input aria-label="Amount" /></plinth-wizard-step>
      <plinth-wizard-step name="time" label="Meeting"><input aria-label="Time" /></plinth-wizard-step>
    </plinth-wizard>`,
});

/** A form with three steps: a required name, a number from 1, and a note. */
async function createWizard({ width = 700, orientation = 'horizontal', noValidate = true } = {}) {
  const container = await fixture<HTMLElement>(
    html`<div style="inline-size: ${width}px; background: var(--plinth-color-surface)">
      <form ?novalidate=${noValidate}>
        <plinth-wizard label="Booking" orientation=${orientation} submit-label="Book">
          <plinth-wizard-step name="who" label="Name"
            ><input name="who" aria-label="Name" required
          /></plinth-wizard-step>
          <plinth-wizard-step name="guests" label="Guests">
            <plinth-number-field name="guests" label="Guests" min="1" required></plinth-number-field>
          </plinth-wizard-step>
          <plinth-wizard-step name="note" label="Note"><input name="note" aria-label="Note" /></plinth-wizard-step>
        </plinth-wizard>
      </form>
    </div>`,
  );
  await rendered(container);
  const form = container.querySelector('form')!;
  const wizard = container.querySelector<PlinthWizard>('plinth-wizard')!;
  const submitted: Record<string, unknown>[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(Object.fromEntries(new FormData(form)));
  });
  const changes: string[] = [];
  wizard.addEventListener('plinth-step-change', (event) => {
    const { from, to } = (event as CustomEvent<{ from: string; to: string }>).detail;
    changes.push(`${from} ${to}`);
  });
  const shown = () =>
    [...wizard.querySelectorAll<HTMLElement>('plinth-wizard-step')]
      .filter((step) => step.checkVisibility())
      .map((step) => step.getAttribute('name'));
  const press = async (name: string | RegExp) => {
    await userEvent.click(page.getByRole('button', { name, exact: true }));
    await rendered(container);
  };
  const type = async (text: string) => {
    await userEvent.keyboard(text);
    await rendered(container);
  };
  const focused = () => document.activeElement?.getAttribute('name');
  return { container, form, wizard, submitted, changes, shown, press, type, focused };
}

describe('<plinth-wizard>', () => {
  it('shows one step, goes on with valid fields and submits the fields of all steps', async () => {
    const { shown, press, type, focused, submitted, changes } = await createWizard();
    expect(shown()).toEqual(['who']);
    await press('Next');
    expect([shown(), focused()], 'an empty required field').toEqual([['who'], 'who']);
    await type('Ada');
    await press('Next');
    expect([shown(), focused()]).toEqual([['guests'], 'guests']);
    await type('4');
    await press('Next');
    await type('By the window');
    await press('Book');
    expect(submitted).toEqual([{ who: 'Ada', guests: '4', note: 'By the window' }]);
    expect(changes).toEqual(['who guests', 'guests note']);
  });

  it('goes on with Enter in a native field and in one of the kit', async () => {
    const { wizard, shown, type, submitted } = await createWizard();
    wizard.querySelector('input')!.focus();
    await type('Ada{Enter}');
    expect(shown()).toEqual(['guests']);
    await type('4{Enter}');
    expect(shown()).toEqual(['note']);
    await type('{Enter}');
    expect(submitted.length).toBe(1);
  });

  it('validates in a form that the browser validates, too', async () => {
    const { wizard, shown, type, press, submitted } = await createWizard({ noValidate: false });
    await press('Next');
    expect(shown()).toEqual(['who']);
    await type('Ada{Enter}');
    await type('4{Enter}');
    await type('{Enter}');
    expect([shown(), submitted.length, wizard.current]).toEqual([['note'], 1, 'note']);
  });

  it('goes back to a completed step without validation, and forward again only with it', async () => {
    const { wizard, container, shown, press, type, focused } = await createWizard();
    wizard.querySelector('input')!.focus();
    await type('Ada{Enter}');
    await press('Back');
    expect([shown(), focused()]).toEqual([['who'], 'who']);
    await type('{Enter}');
    await type('4{Enter}');
    await press(/^Name.*Done$/);
    expect(shown()).toEqual(['who']);
    wizard.querySelector('input')!.value = '';
    await press(/^Guests.*Done$/);
    expect([shown(), focused()], 'the name is missing').toEqual([['who'], 'who']);
    wizard.querySelector('input')!.value = 'Ada';
    await press(/^Guests.*Done$/);
    expect(shown()).toEqual(['guests']);
    expect(container.querySelector('plinth-number-field')!.value).toBe(4);
  });

  it('leads to an earlier step that has become invalid instead of submitting', async () => {
    const { wizard, shown, press, focused, submitted } = await createWizard();
    wizard.current = 'note';
    await rendered(wizard);
    await press('Book');
    expect([shown(), focused(), submitted]).toEqual([['who'], 'who', []]);
  });

  it('stays if the page cancels the event, and goes when the page says so', async () => {
    const { wizard, container, shown, press, focused } = await createWizard();
    wizard.addEventListener('plinth-step-change', (event) => event.preventDefault());
    wizard.querySelector('input')!.value = 'Ada';
    await press('Next');
    expect(shown()).toEqual(['who']);
    const before = focused();
    wizard.current = 'note';
    await rendered(container);
    expect([shown(), focused()], 'a script does not move the focus').toEqual([['note'], before]);
  });

  it('does not change the step while it is busy', async () => {
    const { wizard, container, shown } = await createWizard();
    wizard.current = 'note';
    wizard.busy = true;
    await rendered(container);
    await expect.element(page.getByRole('button', { name: 'Back' })).toBeDisabled();
    page
      .getByRole('button', { name: /^Name.*Done$/ })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    wizard.click();
    await rendered(container);
    expect(shown()).toEqual(['note']);
  });

  it('names each step with its place', async () => {
    const { wizard, container } = await createWizard();
    wizard.current = 'guests';
    await rendered(container);
    await expect.element(page.getByRole('group', { name: 'Guests, Step 2 of 3' })).toBeVisible();
  });

  it('shows the first step for an unknown name, and the next when the current one is removed', async () => {
    const { wizard, container, shown } = await createWizard();
    wizard.current = 'unknown';
    await rendered(container);
    expect(shown()).toEqual(['who']);
    wizard.current = 'guests';
    wizard.querySelector('[name="guests"]')!.remove();
    await vi.waitFor(() => expect(shown()).toEqual(['who']));
  });

  it.each([
    { orientation: 'horizontal', width: 700, lists: true },
    { orientation: 'horizontal', width: 400, lists: false },
    { orientation: 'vertical', width: 700, lists: true },
    { orientation: 'vertical', width: 400, lists: false },
  ])('lists the steps ($lists) with $orientation in $width pixels', async ({ lists, ...setup }) => {
    const { wizard } = await createWizard(setup);
    const parts = [...wizard.shadowRoot!.querySelectorAll('plinth-stepper')].flatMap((stepper) => [
      ...stepper.shadowRoot!.querySelectorAll('ol, [part="bar"]'),
    ]);
    const shown = parts.filter((part) => part.checkVisibility()).map((part) => part.getAttribute('part'));
    expect(shown).toEqual([lists ? 'list' : 'bar']);
  });

  it('lists a step by its label when that changes, such as with the language', async () => {
    const { container, wizard } = await createWizard();
    const step = wizard.querySelector('plinth-wizard-step')!;
    step.setAttribute('label', 'Nom');
    await rendered(container);
    await expect
      .element(page.getByRole('navigation', { name: 'Booking' }).getByRole('listitem').getByText('Nom'))
      .toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Nom, Step 1 of 3' })).toBeVisible();
  });
});
