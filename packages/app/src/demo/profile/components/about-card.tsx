import type { Profile } from '@plinth/api-client/demo/profile';
import { Card } from '@plinth/ui-kit/react/card';
import { dayText } from '#demo/_shared/dates.ts';

/** A person's own description, with facts about them. */
export function AboutCard({ about }: { readonly about: Profile['about'] }) {
  const { text, joined, lives, email, website } = about;
  return (
    <Card>
      <h2 slot="heading">About</h2>
      <p>
        <bdi>{text}</bdi>
      </p>
      <dl className="profile-facts">
        <div>
          <dt>Joined</dt>
          <dd>{dayText(joined)}</dd>
        </div>
        <div>
          <dt>Lives in</dt>
          <dd dir="auto">{lives}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Website</dt>
          <dd>
            <a href={website} dir="ltr" target="_blank" rel="noreferrer">
              {website.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
