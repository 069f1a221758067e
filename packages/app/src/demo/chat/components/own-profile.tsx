import { MAX_ABOUT_LENGTH, PRESENCES, type ChatProfile, type Presence } from '@plinth/api-client/demo/chat';
import { iconLogOut } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { logoutRequested } from '#core/events.ts';
import { profileChangeRequested } from '../chat-events.ts';
import { PROFILE_FORM } from '../profile-draft.ts';
import { PRESENCE_NAMES } from './person-avatar.tsx';
import { PersonHeading } from './person-heading.tsx';

/** The pause in typing after which the text is saved. */
const SAVE_DELAY_MS = 800;

const NO_ERRORS = {};

/** The text about the user, which is saved when they stop typing. */
function About({ saved }: { readonly saved: string }) {
  const dispatch = useDispatch();
  const { values, field } = useDraftForm<'about'>(PROFILE_FORM, { about: saved }, () => NO_ERRORS);
  const { about } = values;
  const latestSaved = useRef(saved);
  useLayoutEffect(() => {
    latestSaved.current = saved;
  }, [saved]);
  // Only typing starts the delay: a text that was not saved would be sent again and again.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (about.trim() === latestSaved.current || about.length > MAX_ABOUT_LENGTH) return;
      dispatch(profileChangeRequested({ change: { about: about.trim() }, done: 'About is saved' }));
    }, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [about, dispatch]);
  return (
    <Field label="About">
      <textarea dir="auto" rows={3} maxLength={MAX_ABOUT_LENGTH} {...field('about')} />
    </Field>
  );
}

function PresenceField({ status }: { readonly status: Presence }) {
  const dispatch = useDispatch();
  const choose = (value: unknown) => {
    const chosen = PRESENCES.find((presence) => presence === value);
    if (!chosen) return;
    dispatch(
      profileChangeRequested({ change: { status: chosen }, done: `Your presence is ${PRESENCE_NAMES[chosen]}` }),
    );
  };
  return (
    <RadioGroup
      label="Presence"
      value={status}
      onChange={({ target }) => choose((target as { readonly value?: unknown } | null)?.value)}
    >
      {PRESENCES.map((presence) => (
        <Radio key={presence} value={presence}>
          <span className="chat-presence" data-presence={presence}>
            {PRESENCE_NAMES[presence]}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

const SETTINGS = [
  ['isTwoStepSignInOn', 'Two-step sign-in'],
  ['areNotificationsOn', 'Notifications'],
] as const;

function Settings({ settings }: Pick<ChatProfile, 'settings'>) {
  const dispatch = useDispatch();
  return (
    <div className="chat-switches">
      {SETTINGS.map(([setting, name]) => {
        const isOn = settings[setting];
        const request = profileChangeRequested({
          change: { settings: { [setting]: !isOn } },
          done: `${name} is ${isOn ? 'off' : 'on'}`,
        });
        return (
          <Switch key={setting} checked={isOn} onChange={() => dispatch(request)}>
            {name}
          </Switch>
        );
      })}
    </div>
  );
}

/** The user's own profile. Every change is saved at once. */
export function OwnProfile({ profileUser }: { readonly profileUser: ChatProfile }) {
  const dispatch = useDispatch();
  const { about, status, settings } = profileUser;
  return (
    <div className="chat-facts">
      <PersonHeading person={profileUser} isOwn />
      <About saved={about} />
      <PresenceField status={status} />
      <Settings settings={settings} />
      <Button className="chat-log-out" onClick={() => dispatch(logoutRequested('user'))}>
        <Icon slot="start" path={iconLogOut} size="small" mirrored />
        Log out
      </Button>
    </div>
  );
}
