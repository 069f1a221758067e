import '#define/code-snippet.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthCodeSnippet } from './code-snippet.ts';

const LONG = `curl https://api.plinth.test/${'customers/'.repeat(40)}`;

const TWO_LINES = '\n  <b>one</b>\n    two\n';

describeElement({
  name: 'code-snippet',
  define: () => import('#define/code-snippet.ts'),
  template: () => html`<plinth-code-snippet label="Install" code=${LONG}></plinth-code-snippet>`,
});

const pre = (element: PlinthCodeSnippet) => element.shadowRoot!.querySelector('pre')!;

describe('<plinth-code-snippet>', () => {
  it('shows the code without the line breaks that the markup adds around it', async () => {
    const element = await fixture<PlinthCodeSnippet>(
      html`<plinth-code-snippet code=${TWO_LINES}></plinth-code-snippet>`,
    );
    expect(pre(element).textContent).toBe('  <b>one</b>\n    two');
    expect(element.shadowRoot!.querySelector('plinth-copy-button')!.value).toBe('  <b>one</b>\n    two');
  });

  it('hides the copy button when no-copy is set', async () => {
    const element = await fixture<PlinthCodeSnippet>(
      html`<plinth-code-snippet no-copy code="npm start"></plinth-code-snippet>`,
    );
    expect(element.shadowRoot!.querySelector('plinth-copy-button')).toBe(null);
  });

  it('makes long lines scrollable by keyboard, and wraps them when wrap is set', async () => {
    const element = await fixture<PlinthCodeSnippet>(
      html`<plinth-code-snippet label="Install" code=${LONG}></plinth-code-snippet>`,
    );
    expect(page.getByRole('group', { name: 'Install' }).elements()).toEqual([pre(element)]);
    expect(pre(element).tabIndex).toBe(0);
    element.wrap = true;
    await element.updateComplete;
    expect(pre(element).hasAttribute('tabindex')).toBe(false);
  });

  it('is left-to-right in a right-to-left page', async () => {
    const container = await fixture(
      html`<div dir="rtl"><plinth-code-snippet code="npm start"></plinth-code-snippet></div>`,
    );
    const element = container.querySelector<PlinthCodeSnippet>('plinth-code-snippet')!;
    expect(getComputedStyle(pre(element)).direction).toBe('ltr');
  });
});
