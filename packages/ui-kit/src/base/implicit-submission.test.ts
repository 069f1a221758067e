import '#define/checkbox.ts';
import '#define/color-field.ts';
import '#define/number-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { submitImplicitly } from './implicit-submission.ts';

async function submitterTexts(content: ReturnType<typeof html>): Promise<(string | null)[]> {
  const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
  const texts: (string | null)[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    texts.push(event.submitter?.textContent ?? null);
  });
  submitImplicitly(form);
  return texts;
}

describe('implicit submission', () => {
  it('activates the first submit button, regardless of other buttons', async () => {
    expect(
      await submitterTexts(html`<button type="button">Menu</button><button>Save</button><button>Send</button>`),
    ).toEqual(['Save']);
  });

  it('does nothing if the first submit button is disabled', async () => {
    expect(await submitterTexts(html`<button disabled>Save</button><button>Send</button>`)).toEqual([]);
  });

  it('submits a form without submit buttons if it has at most one text field', async () => {
    expect(await submitterTexts(html`<input /><input type="checkbox" />`)).toEqual([null]);
    expect(await submitterTexts(html`<input /><input type="image" alt="Send" />`)).toEqual([null]);
    expect(await submitterTexts(html`<input /><input type="email" />`)).toEqual([]);
    expect(
      await submitterTexts(html`<plinth-number-field></plinth-number-field><plinth-checkbox></plinth-checkbox>`),
    ).toEqual([null]);
    expect(await submitterTexts(html`<input /><plinth-color-field></plinth-color-field>`)).toEqual([]);
  });
});
