import '#define/wizard-step.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import { recordEvents } from '#testing/record-events.ts';
import type { PlinthWizardStep } from './wizard-step.ts';

describeElement({
  name: 'wizard-step',
  define: () => import('#define/wizard-step.ts'),
  template: () => html`<plinth-wizard-step name="a" aria-label="Account">Your email address.</plinth-wizard-step>`,
});

describe('<plinth-wizard-step>', () => {
  it('focuses its first field that can be focused, or itself', async () => {
    const element = await fixture<PlinthWizardStep>(
      html`<plinth-wizard-step><input disabled /><input id="first" /><input /></plinth-wizard-step>`,
    );
    element.focus();
    expect(document.activeElement!.id).toBe('first');
    element.textContent = 'Nothing to fill in.';
    element.focus();
    expect(document.activeElement).toBe(element);
  });

  it('fires `invalid` once on each invalid field and focuses the first', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <plinth-wizard-step
          ><input value="a" required /><input id="b" required /><input id="c" required
        /></plinth-wizard-step>
      </form>`,
    );
    for (const noValidate of [true, false]) {
      form.noValidate = noValidate;
      const element = form.querySelector('plinth-wizard-step')!;
      const fired = [...form.querySelectorAll('input')].map((input) => recordEvents(input, 'invalid'));
      expect([element.isValid, element.validate()]).toEqual([false, false]);
      expect([fired.map(({ length }) => length), document.activeElement!.id]).toEqual([[0, 1, 1], 'b']);
    }
  });
});
