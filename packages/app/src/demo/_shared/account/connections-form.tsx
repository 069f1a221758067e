import { socialLinksSchema, type AccountExtras } from '@plinth/api-client/demo/account';
import { Switch } from '@plinth/ui-kit/react/switch';
import { failureOf } from '../demo-api.ts';
import { fieldErrors } from '../field-errors.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';
import { SettingsForm, useSettingsForm, type SaveFailure } from './settings-form.tsx';
import { SocialLinkField } from './social-link-field.tsx';

type Connections = AccountExtras['connections'];
type Social = AccountExtras['social'];
type SocialName = keyof Social;
/** The switches have names of their own, because there are web addresses of the same services. */
type Name = SocialName | `use-${keyof Connections}`;
type Values = Readonly<Record<Name, string>>;

const CONNECTIONS: readonly { readonly name: keyof Connections; readonly label: string; readonly use: string }[] = [
  { name: 'twitter', label: 'Twitter', use: 'Shares new articles.' },
  { name: 'google', label: 'Google', use: 'Adds meetings to the calendar.' },
  { name: 'facebook', label: 'Facebook', use: 'Shares photos.' },
  { name: 'github', label: 'GitHub', use: 'Links tasks with changes of code.' },
];

const LINKS: readonly { readonly name: SocialName; readonly label: string }[] = [
  { name: 'twitter', label: 'Twitter' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'google', label: 'Google' },
  { name: 'linkedIn', label: 'LinkedIn' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'quora', label: 'Quora' },
];

const valuesOf = (connections: Connections, social: Social): Values => ({
  'use-twitter': String(connections.twitter),
  'use-google': String(connections.google),
  'use-facebook': String(connections.facebook),
  'use-github': String(connections.github),
  ...social,
});

const socialOf = ({ twitter, facebook, google, linkedIn, instagram, quora }: Values): Social => ({
  twitter: twitter.trim(),
  facebook: facebook.trim(),
  google: google.trim(),
  linkedIn: linkedIn.trim(),
  instagram: instagram.trim(),
  quora: quora.trim(),
});

const connectionsOf = (values: Values): Connections => ({
  twitter: values['use-twitter'] === 'true',
  google: values['use-google'] === 'true',
  facebook: values['use-facebook'] === 'true',
  github: values['use-github'] === 'true',
});

const check = (values: Values): Readonly<Partial<Record<Name, string>>> =>
  fieldErrors(socialLinksSchema, socialOf(values));

interface Props {
  readonly owner: AccountOwner;
  readonly connections: Connections;
  readonly social: Social;
  readonly onChanged: (isChanged: boolean) => void;
}

/** The services that an account is connected with, and the web addresses of the person. */
export function ConnectionsForm({ owner, connections, social, onChanged }: Props) {
  const [update] = useUpdateAccountMutation();
  const save = async (values: Values): Promise<SaveFailure | null> => {
    // The web addresses first: they may be refused.
    const links = await update({ owner, update: { section: 'social', data: socialOf(values) } });
    if (links.error) return failureOf(links.error);
    const { error } = await update({ owner, update: { section: 'connections', data: { ...connectionsOf(values) } } });
    return error ? { ...failureOf(error), isPartial: true } : null;
  };
  const state = useSettingsForm<Name>({
    formName: `demo-connections-${owner ?? 'own'}`,
    initial: valuesOf(connections, social),
    check,
    normalize: (values) => ({ ...values, ...socialOf(values) }),
    save,
    done: 'Connections were saved',
    onChanged,
  });
  const { values, change, field, errorOf } = state;
  return (
    <SettingsForm state={state} heading="Connected accounts">
      <fieldset className="account-switches">
        <legend className="visually-hidden">Connected accounts</legend>
        {CONNECTIONS.map(({ name, label, use }) => {
          const isOn = values[`use-${name}`] === 'true';
          return (
            <Switch key={name} checked={isOn} onChange={() => change(`use-${name}`, String(!isOn))}>
              {label}
              <bdi slot="description">{use}</bdi>
            </Switch>
          );
        })}
      </fieldset>
      <h2 className="account-section">Social links</h2>
      <div className="account-links">
        {LINKS.map(({ name, label }) => (
          <SocialLinkField
            key={name}
            label={label}
            error={errorOf(name)}
            field={field(name)}
            onRemove={() => change(name, '')}
          />
        ))}
      </div>
    </SettingsForm>
  );
}
