import { Combobox } from '@plinth/ui-kit/react/combobox';
import { useMemo, useRef, type ComponentRef } from 'react';
import { useContactsQuery } from '#demo/_shared/contacts.ts';
import { addressesOf } from '../outgoing.ts';

/** Shows a contact with the avatar in the list. */
function contactContent({ value, label = value }: { readonly value: string; readonly label?: string | undefined }) {
  const content = document.createElement('span');
  content.part.add('contact');
  const avatar = document.createElement('plinth-avatar');
  avatar.name = label;
  avatar.size = 'small';
  avatar.ariaHidden = 'true';
  const name = document.createElement('span');
  name.textContent = label;
  const address = document.createElement('span');
  address.part.add('address');
  address.textContent = value;
  content.append(avatar, name, address);
  return content;
}

interface Props {
  readonly name: string;
  readonly label: string;
  /** The addresses, separated by commas. */
  readonly value: string;
  readonly error: string;
  readonly onValueChange: (value: string) => void;
}

/** A field of recipients: contacts, or any other address. */
export function RecipientsField({ name, label, value, error, onValueChange }: Props) {
  const { data: contacts, isError } = useContactsQuery();
  const field = useRef<ComponentRef<typeof Combobox>>(null);
  const options = useMemo(
    () => contacts?.map(({ email, fullName }) => ({ value: email, label: fullName, description: email })) ?? [],
    [contacts],
  );
  return (
    <Combobox
      ref={field}
      name={name}
      label={label}
      multiple
      creatable={contacts !== undefined || isError}
      options={options}
      optionContent={contactContent}
      values={addressesOf(value)}
      error={error}
      onChange={() => onValueChange(field.current?.values.join(',') ?? '')}
    />
  );
}
