import '#define/radio-group.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeRadioFormControl } from '#testing/radio-suite.ts';
import type { PlinthRadioGroup } from './radio-group.ts';
import type { PlinthRadio } from './radio.ts';

const rangeRadios = html`<plinth-radio value="28">Last 28 Days</plinth-radio>
  <plinth-radio value="month">Last Month</plinth-radio>
  <plinth-radio value="year">Last Year</plinth-radio>`;

describeElement({
  name: 'radio-group',
  define: () => import('#define/radio-group.ts'),
  template: () =>
    html`<plinth-radio-group
      style="background: var(--plinth-color-surface)"
      label="Range"
      help="Up to today"
      value="month"
      >${rangeRadios}</plinth-radio-group
    >`,
});

describeRadioFormControl('plinth-radio-group', 'plinth-radio');

async function createGroup(template: ReturnType<typeof html>) {
  const root = await fixture(template);
  const group = root.matches('plinth-radio-group')
    ? (root as PlinthRadioGroup)
    : root.querySelector<PlinthRadioGroup>('plinth-radio-group')!;
  await group.updateComplete;
  const radios = [...group.querySelectorAll<PlinthRadio>('plinth-radio')];
  for (const radio of radios) await radio.updateComplete;
  const events: string[] = [];
  for (const type of ['input', 'change'])
    group.addEventListener(type, (event) => {
      if (event.target === group) events.push(`${type} ${group.value}`);
    });
  return { group, radios, events };
}

const tabStops = (radios: readonly PlinthRadio[]) =>
  radios.map((radio) => radio.shadowRoot!.querySelector('input')!.tabIndex);

describe('<plinth-radio-group>', () => {
  it('is a named group of radios with their positions', async () => {
    await createGroup(html`<plinth-radio-group label="Range" value="month">${rangeRadios}</plinth-radio-group>`);
    expect(page.getByRole('radiogroup', { name: 'Range' }).elements().length).toBe(1);
    const selectedRadio = page.getByRole('radio', { name: 'Last Month' }).element();
    expect([
      selectedRadio.matches(':checked'),
      selectedRadio.getAttribute('aria-posinset'),
      selectedRadio.getAttribute('aria-setsize'),
    ]).toEqual([true, '2', '3']);
  });

  it('has one tab stop: the selected radio, or else the first enabled one', async () => {
    const { group, radios } = await createGroup(
      html`<plinth-radio-group label="Range">${rangeRadios}</plinth-radio-group>`,
    );
    expect(tabStops(radios)).toEqual([0, -1, -1]);
    radios[0]!.disabled = true;
    await expectTabStops([-1, 0, -1]);
    group.value = 'year';
    await expectTabStops([-1, -1, 0]);

    async function expectTabStops(expectedTabStops: number[]) {
      await radios[0]!.updateComplete;
      await group.updateComplete;
      for (const radio of radios) await radio.updateComplete;
      expect(tabStops(radios)).toEqual(expectedTabStops);
    }
  });

  it('moves and selects with arrow keys, wrapping at the ends and skipping disabled ones', async () => {
    const { radios, events } = await createGroup(
      html`<plinth-radio-group label="Slot" value="9">
        <plinth-radio value="9">9:00 AM</plinth-radio>
        <plinth-radio value="10" disabled>10:00 AM</plinth-radio>
        <plinth-radio value="11">11:00 AM</plinth-radio>
      </plinth-radio-group>`,
    );
    radios[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(radios[2]);
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(events).toEqual(['input 11', 'change 11', 'input 9', 'change 9', 'input 11', 'change 11']);
  });

  it('swaps left and right in right-to-left text', async () => {
    const { group, radios } = await createGroup(
      html`<div dir="rtl">
        <plinth-radio-group label="Range" value="28">${rangeRadios}</plinth-radio-group>
      </div>`,
    );
    radios[0]!.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(group.value).toBe('month');
    await userEvent.keyboard('{ArrowRight}');
    expect(group.value).toBe('28');
  });

  it('emits events only for changes', async () => {
    const { radios, events } = await createGroup(
      html`<plinth-radio-group label="Range">${rangeRadios}</plinth-radio-group>`,
    );
    await userEvent.click(radios[1]!);
    await userEvent.click(radios[1]!);
    expect(events).toEqual(['input month', 'change month']);
  });

  it('ignores a click on a disabled radio, and shows why it is disabled', async () => {
    const { group, radios } = await createGroup(
      html`<plinth-radio-group label="Content width">
        <plinth-radio value="fluid" description="Grows with the text" reason="Needs the horizontal menu" disabled
          >Fluid</plinth-radio
        >
      </plinth-radio-group>`,
    );
    radios[0]!.click();
    expect(group.value).toBe(null);
    const control = page.getByRole('radio', { name: 'Fluid Needs the horizontal menu' });
    expect(control.element().matches(':disabled')).toBe(true);
    expect(radios[0]!.shadowRoot!.querySelector<HTMLElement>('[part="description"]')!.innerText).toBe(
      'Needs the horizontal menu',
    );
  });

  it('shows the value that the page sets while handling a selection', async () => {
    const { group, radios } = await createGroup(
      html`<plinth-radio-group label="Range" value="28">${rangeRadios}</plinth-radio-group>`,
    );
    group.addEventListener('change', () => {
      group.value = '28';
    });
    radios[1]!.click();
    await group.updateComplete;
    expect(radios.map((radio) => radio.shadowRoot!.querySelector('input')!.checked)).toEqual([true, false, false]);
  });

  it('includes radios that are added later, and ignores removed ones', async () => {
    const { group, radios } = await createGroup(
      html`<plinth-radio-group label="Range" value="week">${rangeRadios}</plinth-radio-group>`,
    );
    const newRadio = Object.assign(document.createElement('plinth-radio'), { value: 'week', textContent: 'Last Week' });
    radios[0]!.remove();
    group.append(newRadio);
    await vi.waitFor(() => {
      expect([newRadio.checked, newRadio.shadowRoot!.querySelector('input')!.getAttribute('aria-posinset')]).toEqual([
        true,
        '3',
      ]);
    });
  });

  it('does not handle Enter on a link next to its label', async () => {
    const { group } = await createGroup(
      html`<form>
        <plinth-radio-group label="Day" name="day"
          ><a slot="label-end" href="#later">Later</a>${rangeRadios}</plinth-radio-group
        >
      </form>`,
    );
    let submitCount = 0;
    group.form!.addEventListener('submit', (event) => {
      event.preventDefault();
      submitCount += 1;
    });
    group.querySelector('a')!.focus();
    await userEvent.keyboard('{Enter}');
    expect(submitCount).toBe(0);
  });

  it('treats null and undefined as no selection and no text', async () => {
    const { group, radios } = await createGroup(
      html`<plinth-radio-group .error=${null} .label=${undefined} .value=${undefined}>
        <plinth-radio .description=${null} .reason=${undefined} .value=${null} disabled>Any</plinth-radio>
      </plinth-radio-group>`,
    );
    expect([group.value, radios[0]!.checked, group.validity.valid]).toEqual([null, false, true]);
    expect(group.shadowRoot!.textContent + radios[0]!.shadowRoot!.textContent!).not.toMatch(/null|undefined/);
  });

  it('is unanswered while it is required and its value is empty, also with a radio of that value', async () => {
    const { group, radios } = await createGroup(
      html`<plinth-radio-group label="Range" value="" required>
        <plinth-radio value="">Any</plinth-radio>${rangeRadios}
      </plinth-radio-group>`,
    );
    expect([group.validity.valueMissing, group.validationMessage]).toEqual([true, 'Choose one.']);
    radios[1]!.click();
    expect(group.validity.valid).toBe(true);
    radios[0]!.click();
    expect([group.value, radios[0]!.value, group.validity.valueMissing]).toEqual(['', '', true]);
    group.required = false;
    expect(group.validity.valid).toBe(true);
  });
});
