import '#define/stepper.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { REFUSED_ADDRESSES } from '#testing/addresses.ts';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthStepper, StepperStep } from './stepper.ts';

const steps: readonly StepperStep[] = [
  { id: 'account', label: 'Account' },
  { id: 'amount', label: 'Amount', href: '#amount' },
  { id: 'time', label: 'Meeting', href: '#time' },
  { id: 'company', label: 'Company', href: '#company' },
];

describeElement({
  name: 'stepper',
  define: () => import('#define/stepper.ts'),
  template: () =>
    html`<plinth-stepper
      style="background: var(--plinth-color-surface)"
      .steps=${steps}
      current="time"
    ></plinth-stepper>`,
});

const items = (element: PlinthStepper) => [...element.shadowRoot!.querySelectorAll('li')];

async function createStepper(current: string, allSteps = steps) {
  return fixture<PlinthStepper>(html`<plinth-stepper .steps=${allSteps} current=${current}></plinth-stepper>`);
}

describe('<plinth-stepper>', () => {
  it('marks completed, current and upcoming steps', async () => {
    const element = await createStepper('time');
    expect(items(element).map((item) => item.className)).toEqual(['done', 'done', 'current', '']);
    expect(items(element).map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  });

  it('links only to completed steps with an address', async () => {
    const element = await createStepper('time');
    const links = [...element.shadowRoot!.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent!.trim()])).toEqual([
      ['#amount', 'Amount, Done'],
    ]);
  });

  it.each(REFUSED_ADDRESSES)('renders no link to %j', async (href) => {
    const element = await createStepper(
      'time',
      steps.map((step) => ({ ...step, href })),
    );
    expect(element.shadowRoot!.querySelectorAll('[href]').length).toBe(0);
  });

  it('keeps a later step completed when the current step moves back', async () => {
    const element = await createStepper(
      'amount',
      steps.map((step) => ({ ...step, done: step.id !== 'company' })),
    );
    expect(items(element).map((item) => item.className)).toEqual(['done', 'current', 'done', '']);
  });

  it('emits a cancelable event for a click on a completed step, but not for a new tab', async () => {
    const element = await createStepper('time');
    const selectedIds: string[] = [];
    element.addEventListener('plinth-step-select', (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) selectedIds.push((event.detail as { step: StepperStep }).step.id);
    });
    const link = element.shadowRoot!.querySelector('a')!;
    const plainClick = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    link.dispatchEvent(plainClick);
    const modifiedClick = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    element.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(modifiedClick);
    expect([selectedIds, plainClick.defaultPrevented]).toEqual([['amount'], true]);
  });

  it('shows the current step and a progress bar with `appearance="bar"`', async () => {
    const element = await fixture<PlinthStepper>(
      html`<div><plinth-stepper appearance="bar" .steps=${steps} current="time"></plinth-stepper></div>`,
    ).then((container) => container.querySelector<PlinthStepper>('plinth-stepper')!);
    await element.updateComplete;
    expect([page.getByText('Meeting').elements().length, page.getByText('Step 3 of 4').elements().length]).toEqual([
      1, 1,
    ]);
    const [bar, fill] = ['[part="bar"]', '.fill'].map(
      (part) => element.shadowRoot!.querySelector(part)!.getBoundingClientRect().width,
    );
    expect(Math.round((fill! / bar!) * 1000)).toBe(750);
  });

  it.each([
    { width: 640, count: 4, isRow: true },
    { width: 400, count: 4, isRow: false },
    { width: 640, count: 8, isRow: false },
    { width: 900, count: 8, isRow: true },
  ])('shows $count steps side by side in $width pixels: $isRow', async ({ width, count, isRow }) => {
    const many = Array.from({ length: count }, (_, index) => ({ id: `${index}`, label: `Step ${index}` }));
    const container = await fixture(
      html`<div style="inline-size: ${width}px">
        <plinth-stepper appearance="steps" .steps=${many} current="2"></plinth-stepper>
      </div>`,
    );
    const element = container.querySelector<PlinthStepper>('plinth-stepper')!;
    await element.updateComplete;
    const isShown = (selector: string) => element.shadowRoot!.querySelector(selector)!.checkVisibility();
    expect([isShown('ol'), isShown('[part="bar"]'), isShown('.bar-label')]).toEqual([isRow, !isRow, !isRow]);
    const places = items(element).map((item) => item.getBoundingClientRect().top);
    expect(new Set(places).size).toBe(1);
  });

  it('makes completed steps without an address buttons with `selectable`', async () => {
    const element = await createStepper('time');
    element.selectable = true;
    await element.updateComplete;
    const selectedIds: string[] = [];
    element.addEventListener('plinth-step-select', (event) => {
      if (event instanceof CustomEvent) selectedIds.push((event.detail as { step: StepperStep }).step.id);
    });
    const buttons = [...element.shadowRoot!.querySelectorAll('button')];
    buttons[0]!.click();
    expect([buttons.length, selectedIds]).toEqual([1, ['account']]);
  });

  it('is empty without steps or with an unknown current step', async () => {
    for (const renderedSteps of [[], steps]) {
      for (const appearance of ['rail', 'bar', 'steps']) {
        const element = await fixture<PlinthStepper>(
          html`<plinth-stepper appearance=${appearance} .steps=${renderedSteps} current="unknown"></plinth-stepper>`,
        );
        expect(element.shadowRoot!.querySelector('[aria-current]')).toBe(null);
        expect(element.shadowRoot!.textContent).not.toMatch(/NaN|undefined|Step/);
      }
    }
  });
});
