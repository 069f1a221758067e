import { SearchField } from '@plinth/ui-kit/react/search-field';
import { useRef, useState, type ComponentRef, type RefObject } from 'react';

interface Props {
  /** The name of the field; also its placeholder, unless there is another one. */
  readonly label: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly loading?: boolean;
  /** The text of the search, as the address has it. */
  readonly value: string;
  /** Called when the user stops typing. */
  readonly onSearch: (text: string) => void;
  readonly fieldRef?: RefObject<ComponentRef<typeof SearchField> | null>;
}

/**
 * A search field whose text is in the address. What is typed stays until the address has it; a change of the address
 * from elsewhere, such as Back, replaces it.
 */
export function QuerySearch({
  label,
  placeholder = label,
  className,
  loading = false,
  value,
  onSearch,
  fieldRef,
}: Props) {
  const ownRef = useRef<ComponentRef<typeof SearchField>>(null);
  const field = fieldRef ?? ownRef;
  const [state, setState] = useState({ text: value, searched: value, seen: value });
  if (state.seen !== value) {
    setState({ ...state, seen: value, text: value === state.searched ? state.text : value, searched: value });
  }
  return (
    <SearchField
      ref={field}
      className={className}
      label={label}
      labelHidden
      placeholder={placeholder}
      value={state.text}
      loading={loading}
      onInput={() => setState((current) => ({ ...current, text: field.current?.value ?? '' }))}
      onSearchChange={({ detail }) => {
        setState((current) => ({ ...current, searched: detail.value }));
        onSearch(detail.value);
      }}
    />
  );
}
