import type { AccountExtras } from '@plinth/api-client/demo/account';
import { Switch } from '@plinth/ui-kit/react/switch';
import { failureOf } from '../demo-api.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';
import { SettingsForm, useSettingsForm } from './settings-form.tsx';
import { switchesOf, switchTexts } from './switch-values.ts';

type Name = keyof AccountExtras['notification'];

const GROUPS: readonly {
  readonly legend: string;
  readonly switches: readonly { readonly name: Name; readonly label: string; readonly description: string }[];
}[] = [
  {
    legend: 'Activity',
    switches: [
      { name: 'commentOnArticle', label: 'Comments', description: 'Someone comments on an article.' },
      { name: 'answerOnForm', label: 'Answers', description: 'Someone answers a form.' },
      { name: 'followMe', label: 'Followers', description: 'Someone starts to follow.' },
    ],
  },
  {
    legend: 'News',
    switches: [
      { name: 'newAnnouncements', label: 'Announcements', description: 'There is something new to know.' },
      { name: 'productUpdates', label: 'Product updates', description: 'A feature was added or changed, once a week.' },
      { name: 'blogDigest', label: 'Blog digest', description: 'The new articles of the blog, once a week.' },
    ],
  },
];
const NAMES = GROUPS.flatMap(({ switches }) => switches.map(({ name }) => name));

const check = () => ({});

interface Props {
  readonly owner: AccountOwner;
  readonly notification: AccountExtras['notification'];
  readonly onChanged: (isChanged: boolean) => void;
}

/** The choice of a person's e-mail notifications. */
export function NotificationsForm({ owner, notification, onChanged }: Props) {
  const [update] = useUpdateAccountMutation();
  const state = useSettingsForm<Name>({
    formName: `demo-notifications-${owner ?? 'own'}`,
    initial: switchTexts(notification),
    check,
    save: async (values) => {
      const { error } = await update({
        owner,
        update: { section: 'notification', data: { ...switchesOf(NAMES, values) } },
      });
      return error ? failureOf(error) : null;
    },
    done: 'Notifications were saved',
    onChanged,
  });
  const { values, change } = state;
  return (
    <SettingsForm state={state} heading="Email notifications">
      <div className="account-groups">
        {GROUPS.map(({ legend, switches }) => (
          <fieldset key={legend} className="account-switches">
            <legend>{legend}</legend>
            {switches.map(({ name, label, description }) => {
              const isOn = values[name] === 'true';
              return (
                <Switch key={name} checked={isOn} onChange={() => change(name, String(!isOn))}>
                  {label}
                  <bdi slot="description">{description}</bdi>
                </Switch>
              );
            })}
          </fieldset>
        ))}
      </div>
    </SettingsForm>
  );
}
