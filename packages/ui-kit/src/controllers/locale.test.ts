import { fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { sharedStrings } from '../strings/en/shared.ts';
import { setStrings } from '../strings/strings.ts';
import { LocaleController } from './locale.ts';

class LocaleProbe extends LitElement {
  readonly locale = new LocaleController(this, sharedStrings);
  renders = 0;

  override render(): TemplateResult {
    this.renders += 1;
    return html`${this.locale.language} ${this.locale.strings.close}`;
  }

  get text(): string {
    return this.shadowRoot?.textContent ?? '';
  }
}
customElements.define('locale-probe', LocaleProbe);

class LocaleFrame extends LitElement {
  override render(): TemplateResult {
    return html`<locale-probe></locale-probe>`;
  }
}
customElements.define('locale-frame', LocaleFrame);

const root = document.documentElement;
const initialLang = root.getAttribute('lang');

/** Resolves when attribute mutations are reported and the element has rendered. */
async function languageApplied(probe: LocaleProbe): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributes: true });
    root.toggleAttribute('data-probe');
  });
  await probe.updateComplete;
}

afterEach(() => {
  if (initialLang === null) root.removeAttribute('lang');
  else root.lang = initialLang;
  root.removeAttribute('dir');
  root.removeAttribute('data-probe');
});

describe('LocaleController', () => {
  it('uses the nearest lang, and English without one', async () => {
    root.removeAttribute('lang');
    const box = await fixture(
      html`<div>
        <locale-probe></locale-probe>
        <div lang="fr">
          <p lang=""><locale-probe></locale-probe></p>
          <locale-probe></locale-probe>
        </div>
      </div>`,
    );
    expect([...box.querySelectorAll<LocaleProbe>('locale-probe')].map(({ locale }) => locale.language)).toEqual([
      'en',
      'en',
      'fr',
    ]);
  });

  it('crosses shadow roots', async () => {
    const box = await fixture(html`<div lang="de"><locale-frame></locale-frame></div>`);
    const frame = box.querySelector<LocaleFrame>('locale-frame')!;
    await frame.updateComplete;
    expect(frame.shadowRoot!.querySelector<LocaleProbe>('locale-probe')!.locale.language).toBe('de');
  });

  it('follows the language of the page', async () => {
    root.lang = 'en';
    const probe = await fixture<LocaleProbe>(html`<locale-probe></locale-probe>`);
    root.lang = 'fr';
    await languageApplied(probe);
    expect(probe.text).toBe('fr Close');
  });

  it('renders again when strings are set', async () => {
    const box = await fixture(html`<div lang="qx"><locale-probe></locale-probe></div>`);
    const probe = box.querySelector<LocaleProbe>('locale-probe')!;
    setStrings('qx', { close: 'zu' });
    await probe.updateComplete;
    expect(probe.text).toBe('qx zu');
  });

  it('reads the language again when the host moves, and does not update a disconnected host', async () => {
    const box = await fixture(
      html`<div>
        <div lang="fr"><locale-probe></locale-probe></div>
        <div lang="de"></div>
      </div>`,
    );
    const probe = box.querySelector<LocaleProbe>('locale-probe')!;
    const { renders } = probe;
    probe.remove();
    setStrings('qy', {});
    await probe.updateComplete;
    expect(probe.renders).toBe(renders);
    box.lastElementChild!.append(probe);
    await probe.updateComplete;
    expect(probe.text).toBe('de Close');
  });

  it('follows the text direction', async () => {
    const box = await fixture(
      html`<div>
        <locale-probe></locale-probe>
        <p dir="rtl"><locale-probe></locale-probe></p>
      </div>`,
    );
    const [outer, inner] = box.querySelectorAll<LocaleProbe>('locale-probe');
    expect([outer!.locale.isRtl, inner!.locale.isRtl]).toEqual([false, true]);
    const { renders } = outer!;
    root.dir = 'rtl';
    await languageApplied(outer!);
    expect([outer!.locale.isRtl, outer!.renders]).toEqual([true, renders + 1]);
  });
});
