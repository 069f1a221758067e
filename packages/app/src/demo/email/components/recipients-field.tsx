import { Combobox } from '@plinth/ui-kit/react/combobox';
import { useMemo, useRef, type ComponentRef } from 'react';
import { useContactsQuery } from '#demo/_shared/contacts.ts';
import { formatAddress, formatAddresses, parseAddress, parseAddresses } from '../mail-addresses.ts';

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

const createAddress = (text: string): string | null => parseAddress(text)?.email ?? null;

interface Props {
  readonly name: string;
  readonly label: string;
  /** The list of addresses. */
  readonly value: string;
  readonly error: string;
  readonly onValueChange: (value: string) => void;
}

/** A field of recipients: contacts, or any other address. */
export function RecipientsField({ name, label, value, error, onValueChange }: Props) {
  const { data: contacts } = useContactsQuery();
  const field = useRef<ComponentRef<typeof Combobox>>(null);
  /** The names that were typed with addresses. */
  const typedNames = useRef(new Map<string, string>());
  const people = useMemo(() => parseAddresses(value), [value]);
  const options = useMemo(() => {
    const known = contacts?.map(({ email, fullName }) => ({ value: email, label: fullName, description: email })) ?? [];
    const others = people.filter(
      ({ name: typed, email }) => typed && known.every((contact) => contact.value !== email),
    );
    return [...known, ...others.map((person) => ({ value: person.email, label: formatAddress(person) }))];
  }, [contacts, people]);
  const nameOf = (email: string) =>
    typedNames.current.get(email) ?? people.find((person) => person.email === email)?.name ?? '';
  return (
    <Combobox
      ref={field}
      name={name}
      label={label}
      multiple
      creatable
      createValue={createAddress}
      options={options}
      optionContent={contactContent}
      values={people.map(({ email }) => email)}
      error={error}
      onComboboxCreate={({ detail }) => {
        const typed = parseAddress(detail.text);
        if (typed?.name) typedNames.current.set(detail.value, typed.name);
      }}
      onChange={() =>
        onValueChange(formatAddresses((field.current?.values ?? []).map((email) => ({ name: nameOf(email), email }))))
      }
    />
  );
}
