/** An inline script behind the prerendered markup. */
const root = document.getElementById('root');

// The markup in this browser's language replaces the default one.
const templates = document.querySelectorAll<HTMLTemplateElement>('template[lang]');
for (const { lang, content } of templates) {
  if (lang === document.documentElement.lang) root?.replaceChildren(content);
}
for (const template of templates) template.remove();

// A form that is sent before the app's code has loaded waits for it; the browser itself would load another page.
if (root) {
  root.onsubmit = () => {
    root.dataset['submitted'] = '';
    return false;
  };
  root.onclick = ({ target }) => {
    if (target instanceof Element && target.closest('plinth-button[type="submit"]')) root.dataset['submitted'] = '';
  };
}
