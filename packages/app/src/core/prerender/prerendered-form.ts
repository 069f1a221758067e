import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** The text that was typed into the prerendered page before React took over its form, by the name of the control. */
const typedText = new Map<string, string>();
/** The name of the control that had the focus. */
let focusedName: string | null = null;
/** Ends `watchTypedText`. */
let stopWatching = () => {};

/** Remembers the text in the controls of a prerendered page, and which of them has the focus. */
export function captureTypedText(container: ParentNode): void {
  for (const input of container.querySelectorAll('input')) {
    if (input.name !== '' && input.value !== '') typedText.set(input.name, input.value);
    if (input === document.activeElement) focusedName = input.name;
  }
}

/**
 * Remembers what is typed into a prerendered form until React has taken it over. React may replace the controls at any
 * moment before, because it renders anew what it cannot hydrate.
 */
export function watchTypedText(container: HTMLElement): void {
  captureTypedText(container);
  const watching = new AbortController();
  stopWatching = () => watching.abort();
  container.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name === '') return;
      typedText.set(target.name, target.value);
      focusedName = target.name;
    },
    { capture: true, signal: watching.signal },
  );
}

/** Removes the handlers of the boot script, which hold back the forms of a prerendered page. */
export function releaseForms(container: HTMLElement): void {
  container.onsubmit = null;
  container.onclick = null;
  container.onkeydown = null;
}

/**
 * Keeps what a person did with a prerendered form: the text in its controls, which React neither reads nor writes when it
 * hydrates them, the focus of a control that was replaced, and the press of its button or of Enter, which submits the form
 * now.
 * @param fields the value and the setter of each control, by name.
 */
export function usePrerenderedForm(
  form: RefObject<HTMLFormElement | null>,
  fields: Readonly<Record<string, readonly [value: string, setValue: (value: string) => void]>>,
): void {
  const takeOver = useEffectEvent(() => {
    stopWatching();
    for (const [name, [value, setValue]] of Object.entries(fields)) {
      const input = form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      const typed = (input?.value === value ? '' : input?.value) || typedText.get(name);
      typedText.delete(name);
      if (typed) setValue(typed);
      else if (input) input.value = value;
      if (name === focusedName && document.activeElement === document.body) input?.focus({ preventScroll: true });
    }
    focusedName = null;
    const container = form.current?.closest<HTMLElement>('[data-page]');
    if (!container) return;
    releaseForms(container);
    const wasSubmitted = 'submitted' in container.dataset;
    delete container.dataset['submitted'];
    // Once the typed text is the form's state.
    if (wasSubmitted) setTimeout(() => form.current?.requestSubmit());
  });
  // Only the first rendering can meet a prerendered form.
  useLayoutEffect(() => takeOver(), []);
}
