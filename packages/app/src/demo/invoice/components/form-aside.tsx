import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Switch } from '@plinth/ui-kit/react/switch';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { PAYMENT_METHOD_OPTIONS } from '#demo/_shared/invoices/payment-methods.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import { useDraftText } from '#demo/_shared/use-draft-text.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { isOn, switchText, type InvoiceField } from '../invoice-values.ts';

/** The step after the invoice is stored. */
export type NextStep = 'save' | 'send' | 'preview';

const STEPS: readonly { readonly step: NextStep; readonly name: string }[] = [
  { step: 'save', name: 'Save invoice' },
  { step: 'send', name: 'Send invoice' },
  { step: 'preview', name: 'Preview' },
];

const SWITCHES = [
  { name: 'paymentTerms', label: 'Payment terms' },
  { name: 'clientNotes', label: 'Client notes' },
  { name: 'paymentStub', label: 'Payment stub' },
] as const;

interface Props {
  readonly form: DraftForm<InvoiceField>;
  /** The step that is being made; null while none is. */
  readonly busyStep: NextStep | null;
  /** The step that has failed. */
  readonly failedStep: NextStep | null;
  readonly isChanged: boolean;
  readonly onStep: (step: NextStep) => void;
  readonly onReset: () => void;
}

/** The buttons of the form of an invoice, and the choice of the printed parts. */
export function FormAside({ form, busyStep, failedStep, isChanged, onStep, onReset }: Props) {
  const { values, change, field } = form;
  const draftText = useDraftText('Unsaved changes, kept as a draft on this device');
  return (
    <aside className="invoice-aside invoice-form-aside" aria-label="Actions and options">
      <DraftNotice draft={{ ...form, discardDraft: onReset }} />
      {failedStep === null ? null : (
        <Alert variant="danger">The invoice was not saved. What you typed is still here.</Alert>
      )}
      {STEPS.map(({ step, name }) => (
        <Button
          key={step}
          variant={step === 'save' ? 'primary' : 'secondary'}
          wide
          busy={busyStep === step}
          disabled={busyStep !== null && busyStep !== step}
          onClick={() => onStep(step)}
        >
          {failedStep === step ? 'Try again' : name}
        </Button>
      ))}
      <Button variant="ghost" wide disabled={!isChanged || busyStep !== null} onClick={onReset}>
        Discard changes
      </Button>
      <p className="faint text-13" aria-live="polite">
        {isChanged ? draftText : ''}
      </p>
      <FormFields isSending={busyStep !== null}>
        <SelectField label="Accept payment via" options={PAYMENT_METHOD_OPTIONS} {...field('acceptedMethod')} />
        {SWITCHES.map(({ name, label }) => (
          <Switch
            key={name}
            checked={isOn(values[name])}
            onChange={() => change(name, switchText(!isOn(values[name])))}
          >
            {label}
          </Switch>
        ))}
      </FormFields>
    </aside>
  );
}
