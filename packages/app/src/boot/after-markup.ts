import { isInputMethodKey } from '@plinth/ui-kit/input-method';

/** An inline script behind the prerendered markup. */
const root = document.getElementById('root');

// The markup in this browser's language replaces the default one.
const templates = document.querySelectorAll<HTMLTemplateElement>('template[lang]');
for (const { lang, content } of templates) {
  if (lang === document.documentElement.lang) root?.replaceChildren(content);
}
for (const template of templates) template.remove();

// A field labels its control only after its upgrade.
for (const field of document.querySelectorAll('plinth-field[label]'))
  field.querySelector('input, select')?.setAttribute('aria-label', field.getAttribute('label') ?? '');

// Until the app's code has loaded, a form that is sent waits for it: a native submit would load another page, and Enter
// submits nothing while the form's button is not defined. A link keeps the promo code of the address, which the app would
// have stored.
const promo = new URLSearchParams(location.search).get('promo');
if (root) {
  root.onsubmit = () => {
    root.dataset['submitted'] = '';
    return false;
  };
  root.onkeydown = (event) => {
    const { key, target } = event;
    if (key === 'Enter' && !isInputMethodKey(event) && target instanceof HTMLInputElement && target.form)
      root.dataset['submitted'] = '';
  };
  root.onclick = ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('plinth-button[type="submit"]')) root.dataset['submitted'] = '';
    const link = target.closest('a');
    if (link && promo !== null) link.search = new URLSearchParams({ promo }).toString();
  };
}
