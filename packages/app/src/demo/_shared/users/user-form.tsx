import { addUser, BILLING_METHODS, USER_PLANS, USER_STATUSES, type User } from '@plinth/api-client/demo/users';
import { plainText } from '@plinth/ui-kit/plain-text';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { countryNames } from '../countries.ts';
import { failureOf } from '../demo-api.ts';
import { DraftNotice } from '../draft-notice.tsx';
import { fieldErrors } from '../field-errors.ts';
import { ModalFormFoot } from '../form-foot.tsx';
import { doneToast } from '../toasts.ts';
import { useRefusedFields } from '../use-refused-fields.ts';
import { BILLING_OPTIONS, PLAN_OPTIONS, STATUS_OPTIONS, userRoleOptions, type Option } from './user-fields.ts';
import { useAddUserMutation, useChangeUserMutation, useRolesQuery } from './users-api.ts';

const NAMES = [
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'currentPlan',
  'billing',
  'status',
] as const;
type Name = (typeof NAMES)[number];
type Values = Readonly<Record<Name, string>>;

const NEW_USER: Values = {
  fullName: '',
  username: '',
  email: '',
  contact: '',
  company: '',
  country: '',
  role: 'subscriber',
  currentPlan: 'basic',
  billing: 'Auto Debit',
  status: 'active',
};

const valuesOf = (user: User): Values => {
  const { fullName, username, email, contact, company, country, role, currentPlan, billing, status } = user;
  return { fullName, username, email, contact, company, country, role, currentPlan, billing, status };
};

const COUNTRIES = countryNames().map((name) => ({ value: name, label: name }));

const choiceOf = <Value extends string>(choices: readonly Value[], text: string): Value | undefined =>
  choices.find((choice) => choice === text);

/** Returns what is sent: the texts without spaces around them, and the phone number in plain digits. */
function fieldsOf(values: Values) {
  const { fullName, username, email, contact, company, country, role } = values;
  return {
    fullName: fullName.trim(),
    username: username.trim(),
    email: email.trim(),
    contact: plainText(contact).trim(),
    company: company.trim(),
    country,
    role,
    currentPlan: choiceOf(USER_PLANS, values.currentPlan) ?? ('basic' as const),
    billing: choiceOf(BILLING_METHODS, values.billing) ?? ('Auto Debit' as const),
  };
}

const check = (values: Values) => fieldErrors(addUser.body, fieldsOf(values));

interface Props {
  /** The user; null for a new one. */
  readonly user: User | null;
  /** Whether what is typed differs from the user, or is being stored. */
  readonly onChanged: (isChanged: boolean) => void;
  /** Whether it is being stored: its frame stays open until then. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onCancel: () => void;
  /** Called with the stored user. */
  readonly onSaved: (user: User) => void;
}

/** Returns the function that sends a new user or the changes of one. */
function useSaveUser(user: User | null) {
  const [add] = useAddUserMutation();
  const [change] = useChangeUserMutation();
  return async (values: Values) => {
    const fields = fieldsOf(values);
    return user
      ? change({ id: user.id, ...fields, status: choiceOf(USER_STATUSES, values.status) ?? user.status })
      : add(fields);
  };
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface TextFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

const RequiredField = ({ label, error, children }: TextFieldProps) => (
  <Field label={label} required error={error ?? ''}>
    {children}
  </Field>
);

/** The form of a user. What is typed is kept as a draft until it is stored. */
export function UserForm({ user, onChanged, onBusy, onCancel, onSaved }: Props) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-user-${user?.id ?? 'new'}`;
  const initial = user ? valuesOf(user) : NEW_USER;
  const draft = useDraftForm<Name>(formName, initial, check);
  const { values, errors, form, field, submit } = draft;
  const refused = useRefusedFields<Name>(values, form);
  const save = useSaveUser(user);
  const [status, setStatus] = useState<'editing' | 'busy' | 'failed'>('editing');
  const isBusy = status === 'busy';
  const { data: roles = [] } = useRolesQuery();
  const isChanged = NAMES.some((name) => values[name] !== initial[name]);
  // While it is being stored, the user already has what was typed.
  useEffect(() => onChanged(isChanged || isBusy), [onChanged, isChanged, isBusy]);
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [onBusy, isBusy]);
  const errorOf = (name: Name) => errors[name] ?? refused.errors[name];
  const countries = COUNTRIES.some(({ value }) => value === values.country || values.country === '')
    ? COUNTRIES
    : [{ value: values.country, label: values.country }, ...COUNTRIES];

  const send = async () => {
    if (isBusy) return;
    setStatus('busy');
    const { data, error } = await save(values);
    if (data) {
      setStatus('editing');
      removeDraft(storage, owner, formName);
      dispatch(doneToast(`${data.user.fullName} was ${user ? 'updated' : 'added'}`));
      onSaved(data.user);
    } else setStatus(refused.refuse(failureOf(error).fields) ? 'editing' : 'failed');
  };
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void send())}>
        <DraftNotice draft={draft} />
        <RequiredField label="Full name" error={errorOf('fullName')}>
          <input type="text" dir="auto" autoComplete="off" {...field('fullName')} />
        </RequiredField>
        <RequiredField label="Username" error={errorOf('username')}>
          <input type="text" autoComplete="off" autoCapitalize="none" {...field('username')} />
        </RequiredField>
        <RequiredField label="Email" error={errorOf('email')}>
          <input type="email" autoComplete="off" {...field('email')} />
        </RequiredField>
        <RequiredField label="Contact" error={errorOf('contact')}>
          <input type="tel" autoComplete="off" {...field('contact')} />
        </RequiredField>
        <RequiredField label="Company" error={errorOf('company')}>
          <input type="text" dir="auto" autoComplete="off" {...field('company')} />
        </RequiredField>
        <RequiredField label="Country" error={errorOf('country')}>
          <select {...field('country')}>
            <option value="">Choose a country</option>
            <Options options={countries} />
          </select>
        </RequiredField>
        <Field label="Role" error={errorOf('role') ?? ''}>
          <select {...field('role')}>
            <Options options={userRoleOptions(roles)} />
          </select>
        </Field>
        <Field label="Plan">
          <select {...field('currentPlan')}>
            <Options options={PLAN_OPTIONS} />
          </select>
        </Field>
        <Field label="Billing">
          <select {...field('billing')}>
            <Options options={BILLING_OPTIONS} />
          </select>
        </Field>
        {user ? (
          <Field label="Status">
            <select {...field('status')}>
              <Options options={STATUS_OPTIONS} />
            </select>
          </Field>
        ) : null}
      </form>
      <ModalFormFoot
        form={form}
        action={user ? 'Save changes' : 'Add user'}
        failure={
          status === 'failed' ? `The user was not ${user ? 'updated' : 'added'}. What you typed is still here.` : null
        }
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </>
  );
}
