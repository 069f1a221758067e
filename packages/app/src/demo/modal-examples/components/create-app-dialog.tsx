import type { PaymentMethod } from '@plinth/api-client/demo/account';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { Tab } from '@plinth/ui-kit/react/tab';
import { TabPanel } from '@plinth/ui-kit/react/tab-panel';
import { Tabs } from '@plinth/ui-kit/react/tabs';
import { useRef, type ComponentRef } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm, type DraftForm } from '#core/drafts/use-draft-form.ts';
import { useAccountExtrasQuery } from '#demo/_shared/account/account-api.ts';
import { cardName } from '#demo/_shared/account/card-names.ts';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useQuery } from '#shared/navigation.ts';
import {
  APP_CHOICES,
  APP_STEPS,
  appErrors,
  firstInvalidStep,
  isStepValid,
  NO_APP,
  STEP_NAMES,
  type AppField,
  type AppStep,
  type AppValues,
} from '../new-app.ts';

interface ChoiceProps {
  readonly label: string;
  readonly name: AppField;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly form: DraftForm<AppField>;
}

/** One of several options. */
function Choice({ label, name, options, form }: ChoiceProps) {
  const group = useRef<ComponentRef<typeof RadioGroup>>(null);
  return (
    <RadioGroup
      ref={group}
      label={label}
      name={name}
      required
      error={form.errors[name] ?? ''}
      value={form.values[name] === '' ? null : form.values[name]}
      onChange={() => form.change(name, group.current?.value ?? '')}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface StepProps {
  readonly step: AppStep;
  readonly form: DraftForm<AppField>;
  readonly methods: readonly PaymentMethod[];
}

function StepContent({ step, form, methods }: StepProps) {
  const { errors, field, values } = form;
  switch (step) {
    case 'details':
      return (
        <>
          <Field label="App name" required error={errors.name ?? ''}>
            <input type="text" dir="auto" autoComplete="off" {...field('name')} />
          </Field>
          <Choice label="Category" name="category" options={optionsOf(APP_CHOICES.category)} form={form} />
        </>
      );
    case 'frameworks':
      return <Choice label="Framework" name="framework" options={optionsOf(APP_CHOICES.framework)} form={form} />;
    case 'database':
      return (
        <>
          <Field label="Database name" required error={errors.databaseName ?? ''}>
            <input type="text" dir="ltr" autoComplete="off" {...field('databaseName')} />
          </Field>
          <Choice label="Database" name="database" options={optionsOf(APP_CHOICES.database)} form={form} />
        </>
      );
    case 'billing':
      return (
        <Choice
          label="Payment method"
          name="method"
          options={[
            { value: 'later', label: 'Pay later' },
            ...methods.map((method) => ({ value: String(method.id), label: cardName(method) })),
          ]}
          form={form}
        />
      );
    case 'submit':
      return (
        <ul className="modal-checks">
          {APP_STEPS.slice(0, -1).map((one) => (
            <li key={one}>
              <bdi>{STEP_NAMES[one]}</bdi>
              <bdi className={isStepValid(one, values) ? 'muted' : 'modal-missing'}>
                {isStepValid(one, values) ? 'Complete' : 'Not complete'}
              </bdi>
            </li>
          ))}
        </ul>
      );
  }
}

interface Props {
  readonly onCreated: (app: AppValues) => void;
  readonly onClose: () => void;
}

/** Creates an app in five steps, which can be opened in any order. The address names the open one. */
export function CreateAppDialog({ onCreated, onClose }: Props) {
  const dispatch = useDispatch();
  const { query, setQuery } = useQuery();
  const { data: extras } = useAccountExtrasQuery(null);
  const fields = useDraftForm<AppField>(null, NO_APP, appErrors);
  const { form, values, submit: submitForm } = fields;
  const named = query.get('step');
  const step = APP_STEPS.find((one) => one === named) ?? 'details';
  const index = APP_STEPS.indexOf(step);
  const open = (next: string | undefined) => setQuery({ step: next === 'details' || !next ? null : next });
  const create = () => {
    onCreated(values);
    dispatch(doneToast(`The app ${values.name.trim()} was created`));
    onClose();
  };
  const submit = () => {
    submitForm(create)({ preventDefault: () => undefined });
    if (!isStepValid('submit', values)) open(firstInvalidStep(values));
  };
  return (
    <Dialog open closable size="large" heading="Create app" onDialogClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (step === 'submit') submit();
          else open(APP_STEPS[index + 1]);
        }}
      >
        <Tabs
          label="Steps"
          orientation="vertical"
          className="modal-wizard"
          value={step}
          onTabChange={(event) => {
            event.preventDefault();
            open(event.detail.value);
          }}
        >
          {APP_STEPS.map((one, position) => (
            <Tab key={one} name={one}>
              <bdi>
                {position + 1}. {STEP_NAMES[one]}
              </bdi>
            </Tab>
          ))}
          <TabPanel key={step} name={step}>
            <div className="modal-body">
              <StepContent step={step} form={fields} methods={extras?.paymentMethods ?? []} />
            </div>
          </TabPanel>
        </Tabs>
      </form>
      <ModalFormFoot
        form={form}
        action={step === 'submit' ? 'Create app' : 'Continue'}
        failure={null}
        isBusy={false}
        cancel="Back"
        onCancel={index === 0 ? undefined : () => open(APP_STEPS[index - 1])}
      />
    </Dialog>
  );
}
