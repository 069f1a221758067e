import type { AccountSettings } from '@plinth/api-client/demo/account';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { Field } from '@plinth/ui-kit/react/field';
import { useRef, useState, type ComponentRef } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { selectProductUser } from '#core/session/auth-slice.ts';
import { accountApi, useUpdateAccountMutation } from '#demo/_shared/account/account-api.ts';
import { SettingsForm, useSettingsForm } from '#demo/_shared/account/settings-form.tsx';
import { countryNames } from '#demo/_shared/countries.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import { accountErrors, accountValues, generalOf, infoOf, type AccountField } from '../account-fields.ts';
import { useRenamedSession } from '../use-renamed-session.ts';
import { PhotoField } from './photo-field.tsx';

const COUNTRIES = countryNames();

/** Why a session of the product cannot change its name here. */
const OF_PRODUCT = 'It belongs to the account that you signed in with.';

interface Props {
  readonly settings: AccountSettings;
  readonly onChanged: (isChanged: boolean) => void;
}

/** The names, the picture and the details of the account that is signed in. */
export function AccountForm({ settings, onChanged }: Props) {
  const { now } = useServices();
  const product = useSelector(selectProductUser);
  const [update] = useUpdateAccountMutation();
  const [getSettings] = accountApi.endpoints.accountSettings.useLazyQuery();
  const renameSession = useRenamedSession();
  const stored = settings.general.avatar;
  /** The chosen picture; undefined while it is the stored one. */
  const [photo, setPhoto] = useState<string | null>();
  const [photoError, setPhotoError] = useState('');
  const birth = useRef<ComponentRef<typeof DateField>>(null);
  const resetPhoto = () => {
    setPhoto(undefined);
    setPhotoError('');
  };
  const state = useSettingsForm<AccountField>({
    formName: 'demo-account',
    initial: accountValues(settings),
    check: (values) => accountErrors(values, new Date(now())),
    normalize: (values) => ({ ...generalOf(values), ...infoOf(values) }),
    save: async (values) => {
      const avatar = photo === undefined ? stored : photo;
      const general = await update({
        owner: null,
        update: { section: 'general', data: { ...generalOf(values), avatar } },
      });
      if (general.error) {
        const failure = failureOf(general.error);
        setPhotoError(failure.fields['avatar'] ?? '');
        return failure;
      }
      const { error } = await update({ owner: null, update: { section: 'info', data: infoOf(values) } });
      if (error) return { ...failureOf(error), isPartial: true };
      const { data } = await getSettings();
      if (data) renameSession(data.general);
      resetPhoto();
      return null;
    },
    done: 'Account settings were saved',
    onChanged,
    attachment: { isChanged: photo !== undefined, discard: resetPhoto },
  });
  const { values, field, change, errorOf } = state;
  return (
    <SettingsForm state={state} heading="Profile details">
      <PhotoField
        name={values.fullName}
        photo={photo === undefined ? stored : photo}
        error={photoError}
        isChanged={photo !== undefined}
        onPhotoChange={setPhoto}
        onReset={resetPhoto}
      />
      <div className="account-fields">
        <Field label="Username" required error={errorOf('username')}>
          <input type="text" dir="auto" autoComplete="username" {...field('username')} />
        </Field>
        {product ? (
          <Field label="Full name" disabled disabledReason={OF_PRODUCT}>
            <input type="text" dir="auto" disabled value={product.displayName ?? ''} />
          </Field>
        ) : (
          <Field label="Full name" required error={errorOf('fullName')}>
            <input type="text" dir="auto" autoComplete="name" {...field('fullName')} />
          </Field>
        )}
        {product ? (
          <Field label="Email" disabled disabledReason={OF_PRODUCT}>
            <input type="email" dir="ltr" disabled value={product.email ?? ''} />
          </Field>
        ) : (
          <Field label="Email" required error={errorOf('email')}>
            <input type="email" dir="ltr" autoComplete="email" {...field('email')} />
          </Field>
        )}
        <Field label="Company" optional error={errorOf('company')}>
          <input type="text" dir="auto" autoComplete="organization" {...field('company')} />
        </Field>
      </div>
      <h2 className="account-section">About you</h2>
      <div className="account-fields">
        <Field label="Bio" optional className="account-wide" error={errorOf('bio')}>
          <textarea dir="auto" rows={3} {...field('bio')} />
        </Field>
        <DateField
          ref={birth}
          name="dob"
          label="Birth date"
          optional
          error={errorOf('dob')}
          value={values.dob === '' ? null : values.dob}
          onChange={() => change('dob', birth.current?.value ?? '')}
        />
        <SelectField
          label="Country"
          optional
          error={errorOf('country')}
          options={COUNTRIES}
          emptyText="No country"
          {...field('country')}
        />
        <Field label="Website" optional error={errorOf('website')}>
          <input type="url" dir="ltr" placeholder="https://" autoComplete="url" {...field('website')} />
        </Field>
        <Field label="Phone" optional error={errorOf('phone')}>
          <input type="tel" dir="ltr" autoComplete="tel" {...field('phone')} />
        </Field>
      </div>
    </SettingsForm>
  );
}
