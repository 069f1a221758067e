import type { ElementDoc } from './manifest.ts';

/** Whether an element is a field around the page's own control: the control in its default slot belongs to the form. */
const wrapsControl = ({ tag }: ElementDoc): boolean =>
  ['plinth-field', 'plinth-masked-field', 'plinth-one-time-code-field'].includes(tag);

const has = ({ options }: ElementDoc, name: string): boolean => options.some((option) => option.name === name);

/** Describes how an element works in a form; renders nothing for other elements. */
export function FormSection({ element }: { readonly element: ElementDoc }) {
  if (wrapsControl(element)) {
    return (
      <>
        <h2 id="forms">In a form</h2>
        <p>
          The native control inside is the form’s: it has the name, is submitted, reset, validated and filled in by the
          browser as any other. The element gives it its label, its help and its error.
        </p>
      </>
    );
  }
  if (!element.isFormControl) return null;
  return (
    <>
      <h2 id="forms">In a form</h2>
      <ul>
        <li>
          It is submitted under its <code>name</code> with its form, or with the one that its <code>form</code>{' '}
          attribute names. Without a name, or disabled, it is not.
        </li>
        {has(element, 'required') ? (
          <li>
            <code>required</code> keeps the form from being submitted while it has no value.
          </li>
        ) : null}
        <li>
          <code>checkValidity()</code>, <code>reportValidity()</code>, <code>validity</code> and{' '}
          <code>setCustomValidity()</code> are those of a native control; what is wrong is said under it in the language
          of its place.{' '}
          {has(element, 'error') ? (
            <>
              <code>error</code> shows what the page itself has found.
            </>
          ) : null}
        </li>
        <li>
          A reset of the form brings back the value of the markup. A disabled <code>fieldset</code> disables it, an
          outer <code>label</code> names it.
        </li>
        <li>The browser restores its value after going back, and fills it in where it can.</li>
      </ul>
    </>
  );
}
