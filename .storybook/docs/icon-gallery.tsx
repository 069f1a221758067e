import * as icons from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { useId, useState } from 'react';
import { valueOf } from './event-value.ts';

/** Returns the name of an icon: `arrow-up` for `iconArrowUp`. */
const nameOf = (id: string): string =>
  id
    .replace(/^icon/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-')
    .toLowerCase();

const ALL_ICONS = Object.entries(icons)
  .map(([id, path]) => ({ id, path, name: nameOf(id) }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** A searchable gallery of all icons; pressing an icon copies its import. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');
  const hint = useId();
  const words = query.trim().toLowerCase().split(/\s+/);
  const matches = ALL_ICONS.filter(({ name }) => words.every((word) => name.includes(word)));
  const copy = async (id: string, name: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`import { ${id} } from '@plinth/ui-kit/icons';`);
      setStatus(`Copied the import of ${name}.`);
    } catch {
      setStatus(`The browser blocked the clipboard. Copy this: import { ${id} } from '@plinth/ui-kit/icons';`);
    }
  };
  return (
    <div className="docs-icons">
      <SearchField
        label="Search icons"
        placeholder="arrow, bank, file"
        value={query}
        onInput={(event) => setQuery(valueOf(event))}
      />
      <p id={hint} className="docs-note">
        {matches.length} of {ALL_ICONS.length}. Select an icon to copy its import.
      </p>
      <ul aria-describedby={hint}>
        {matches.map(({ id, name, path }) => (
          <li key={id}>
            <button type="button" onClick={() => void copy(id, name)}>
              <Icon path={path} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {matches.length === 0 ? (
        <p>
          No icon has this name. Icons have Lucide’s names; add a missing icon to <code>icons.json</code>.
        </p>
      ) : null}
      <output className="docs-status">{status}</output>
    </div>
  );
}
