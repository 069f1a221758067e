import { iconBuilding2, iconMail, iconPhone } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Divider } from '@plinth/ui-kit/react/divider';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useId, useState, type FormEvent } from 'react';

export function Example() {
  const id = useId();
  const [isSaved, setIsSaved] = useState(false);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsSaved(true);
  };

  return (
    <form className="plinth-stack" onSubmit={save} onChange={() => setIsSaved(false)}>
      <fieldset className="plinth-grid plinth-grid-fit" aria-labelledby={`${id}-business`}>
        <div className="plinth-stack plinth-gap-1">
          <strong id={`${id}-business`}>Business</strong>
          <span>As on your registration. Changes are checked within a day.</span>
        </div>
        <div className="plinth-stack">
          <Field label="Legal name">
            <Icon slot="start" size="small" path={iconBuilding2} />
            <input name="company" autoComplete="organization" defaultValue="Harrow & Vine LLC" required />
          </Field>
        </div>
      </fieldset>
      <Divider />
      <fieldset className="plinth-grid plinth-grid-fit" aria-labelledby={`${id}-contact`}>
        <div className="plinth-stack plinth-gap-1">
          <strong id={`${id}-contact`}>Contact</strong>
          <span>Used only about your financing.</span>
        </div>
        <div className="plinth-stack">
          <Field label="Email address">
            <Icon slot="start" size="small" path={iconMail} />
            <input name="email" type="email" autoComplete="email" defaultValue="ada@harrowvine.example" required />
          </Field>
          <Field label="Phone" optional>
            <Icon slot="start" size="small" path={iconPhone} />
            <input name="phone" type="tel" autoComplete="tel" />
          </Field>
        </div>
      </fieldset>
      <Divider />
      <div className="plinth-row plinth-justify-end">
        <output>{isSaved ? 'Your changes have been saved.' : ''}</output>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
