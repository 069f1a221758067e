import { EMPLOYEE_STATUSES, type Employee } from '@plinth/api-client/demo/datatables';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useRef, useState, type ComponentRef } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { SelectField } from '#demo/_shared/select-field.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { changeOf, employeeErrors, NEW_EMPLOYEE, STATUSES, valuesOf, type EmployeeField } from '../employee-fields.ts';
import { useSaveEmployeeMutation } from '../employees-api.ts';

const TEXT_FIELDS = [
  ['full_name', 'Name'],
  ['post', 'Post'],
  ['email', 'Email'],
  ['city', 'City'],
] as const;

const NUMBER_FIELDS = [
  ['salary', 'Salary'],
  ['age', 'Age'],
  ['experience', 'Experience'],
] as const;

interface Props {
  readonly record: OpenRecord;
  /** The employee; null for a new one. */
  readonly employee: Employee | null;
}

interface FormProps extends Props {
  readonly onBusy: (isBusy: boolean) => void;
}

function EmployeeForm({ record, employee, onBusy }: FormProps) {
  const dispatch = useDispatch();
  const [initial] = useState(() => (employee ? valuesOf(employee) : NEW_EMPLOYEE));
  const { values, errors, form, field, change, submit } = useDraftForm<EmployeeField>(null, initial, employeeErrors);
  const refused = useRefusedFields<EmployeeField>(values, form);
  const dateField = useRef<ComponentRef<typeof DateField>>(null);
  const [save, { isLoading }] = useSaveEmployeeMutation();
  const [hasFailed, setFailed] = useState(false);
  const { setChanged } = record;
  const isChanged = Object.entries(initial).some(([name, value]) => values[name as EmployeeField] !== value);
  useEffect(() => setChanged(isChanged), [setChanged, isChanged]);
  const errorOf = (name: EmployeeField): string => errors[name] ?? refused.errors[name] ?? '';
  const send = async () => {
    setFailed(false);
    onBusy(true);
    const { data, error } = await save(changeOf(values, employee?.id));
    onBusy(false);
    if (data) {
      dispatch(doneToast(`${data.row.full_name} was ${employee ? 'updated' : 'added'}`));
      record.finish();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <>
      <form ref={form} className="employee-form" noValidate onSubmit={submit(() => void send())}>
        {TEXT_FIELDS.map(([name, label]) => (
          <Field key={name} label={label} required error={errorOf(name)}>
            <input type={name === 'email' ? 'email' : 'text'} dir="auto" autoComplete="off" {...field(name)} />
          </Field>
        ))}
        <DateField
          ref={dateField}
          name="start_date"
          label="Start date"
          required
          error={errorOf('start_date')}
          value={values.start_date === '' ? null : values.start_date}
          onChange={() => change('start_date', dateField.current?.value ?? '')}
        />
        {NUMBER_FIELDS.map(([name, label]) => (
          <Field key={name} label={label} required error={errorOf(name)}>
            {name === 'salary' ? <span slot="start">$</span> : null}
            <input type="text" inputMode="numeric" autoComplete="off" {...field(name)} />
            {name === 'salary' ? null : (
              <span slot="end" className="employee-unit">
                years
              </span>
            )}
          </Field>
        ))}
        <SelectField
          label="Status"
          options={EMPLOYEE_STATUSES.map((value) => ({ value, label: STATUSES[value].label }))}
          {...field('status')}
        />
      </form>
      <ModalFormFoot
        form={form}
        action={employee ? 'Save changes' : 'Add record'}
        failure={hasFailed ? `The employee was not ${employee ? 'updated' : 'added'}. Nothing has changed.` : null}
        isBusy={isLoading}
        onCancel={record.close}
      />
    </>
  );
}

/** The form of an employee, over the page. */
export function EmployeeDialog({ record, employee }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
      size="medium"
      heading={employee ? 'Edit record' : 'Add record'}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) record.close();
      }}
    >
      <EmployeeForm record={record} employee={employee} onBusy={setBusy} />
    </Dialog>
  );
}
