import type { Contact } from '@plinth/api-client/demo/chat';
import { iconBan } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useDispatch } from 'react-redux';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';
import { blockRequest, importantRequest, muteRequest } from '../contact-requests.ts';
import { PersonHeading } from './person-heading.tsx';

function Facts({ contact: { email, phone, hours } }: { readonly contact: Contact }) {
  return (
    <dl>
      <div>
        <dt>Email</dt>
        <dd>
          <Link to={demoRoutes.hrefOf('email', {}, { compose: 'new', to: email })}>{email}</Link>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd dir="auto">{hours}</dd>
      </div>
    </dl>
  );
}

/** Who a contact is, how to reach them, and what the user has set for them. */
export function ContactProfile({ contact }: { readonly contact: Contact }) {
  const dispatch = useDispatch();
  const { fullName, about, important, muted, blocked: isBlocked } = contact;
  return (
    <div className="chat-facts">
      <PersonHeading person={contact} />
      <p className="muted" dir="auto">
        {about}
      </p>
      <Facts contact={contact} />
      <div className="chat-switches">
        <Switch checked={important} onChange={() => dispatch(importantRequest(contact))}>
          Important
        </Switch>
        <Switch checked={muted} onChange={() => dispatch(muteRequest(contact))}>
          Mute
        </Switch>
      </div>
      <Button
        className={isBlocked ? 'chat-block' : 'chat-block chat-block-off'}
        variant="ghost"
        size="small"
        onClick={() => dispatch(blockRequest(contact))}
      >
        <Icon slot="start" path={iconBan} size="small" />
        {isBlocked ? 'Unblock' : 'Block'} {fullName}
      </Button>
    </div>
  );
}
