import { iconMail, iconPhone, iconUser } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState, type FormEvent } from 'react';

export function Example() {
  const [isSaved, setIsSaved] = useState(false);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsSaved(true);
  };

  return (
    <form className="plinth-stack" onSubmit={save}>
      <Field label="Contact">
        <Icon slot="start" size="small" path={iconUser} />
        <input name="name" autoComplete="name" required />
      </Field>
      <Field label="Email address">
        <Icon slot="start" size="small" path={iconMail} />
        <input name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label="Phone" optional>
        <Icon slot="start" size="small" path={iconPhone} />
        <input name="phone" type="tel" autoComplete="tel" />
      </Field>
      <div className="plinth-row">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <output>{isSaved ? 'The contact has been saved.' : ''}</output>
      </div>
    </form>
  );
}
