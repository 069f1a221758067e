import type { ElementDoc } from '#element-doc.ts';

/** Whether an element is a field around the page's own control: the control in its default slot belongs to the form. */
const wrapsControl = ({ tag }: ElementDoc): boolean =>
  ['plinth-field', 'plinth-masked-field', 'plinth-one-time-code-field'].includes(tag);

const hasProperty = ({ properties }: ElementDoc, name: string): boolean =>
  properties.some((property) => property.name === name);

/** Describes how an element works in a form; renders nothing for other elements. */
export function FormSection({ element }: { readonly element: ElementDoc }) {
  if (wrapsControl(element)) {
    return (
      <>
        <h2 id="forms">In a form</h2>
        <p>
          The native control inside belongs to the form: it has the name and is submitted, reset, validated and
          autofilled like any other. The element adds its label, its help and its error.
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
          It is submitted under its <code>name</code> with its form, or with the form that its <code>form</code>{' '}
          attribute references. Without a name or while disabled, it is not submitted.
        </li>
        {hasProperty(element, 'required') ? (
          <li>
            <code>required</code> prevents the form from being submitted while it has no value.
          </li>
        ) : null}
        <li>
          <code>checkValidity()</code>, <code>reportValidity()</code>, <code>validity</code> and{' '}
          <code>setCustomValidity()</code> work as on a native control. The error is shown under the control, in the
          language of the nearest <code>lang</code> attribute.{' '}
          {hasProperty(element, 'error') ? (
            <>
              <code>error</code> shows an error that the page itself has found.
            </>
          ) : null}
        </li>
        <li>
          Resetting the form restores the value of the markup. A disabled <code>fieldset</code> disables it, and an
          outer <code>label</code> labels it.
        </li>
        <li>The browser restores its value after going back, and autofills it if possible.</li>
      </ul>
    </>
  );
}
