import { isLanguage, setLanguage, useLanguage } from '@plinth/docs/code/language.ts';
import { valueOf } from '@plinth/docs/event-value.ts';
import { findIcons, iconCode } from '@plinth/ui-kit/find-icons';
import { catalog, type CatalogIcon } from '@plinth/ui-kit/icons/catalog';
import { catalogTags } from '@plinth/ui-kit/icons/catalog-tags';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { useDeferredValue, useId, useState, type CSSProperties } from 'react';

/** The number of icons that are shown at once. All of them would slow down the page. */
const PAGE_SIZE = 240;
const SIZES_PX = { min: 12, max: 48, initial: 18 };

/** A gallery of all icons, found by name or tag; pressing an icon copies its code. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [size, setSize] = useState(SIZES_PX.initial);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [status, setStatus] = useState('');
  const language = useLanguage();
  const hint = useId();
  const matches = findIcons(catalog, useDeferredValue(query), catalogTags);
  const copy = async (icon: CatalogIcon): Promise<void> => {
    const code = iconCode(icon, language === 'react' ? 'react' : 'html');
    try {
      await navigator.clipboard.writeText(code);
      setStatus(`Copied the code of ${icon.name}.`);
    } catch {
      setStatus(`The browser blocked the clipboard. Copy this: ${code}`);
    }
  };
  return (
    <div className="docs-icons" style={{ '--plinth-icon-size': `${size}px` } as CSSProperties}>
      <div className="plinth-row plinth-gap-4 plinth-align-end">
        <SearchField
          label="Search icons"
          placeholder="arrow, bank, file"
          value={query}
          onInput={(event) => {
            setQuery(valueOf(event));
            setLimit(PAGE_SIZE);
          }}
        />
        <label className="docs-icon-size">
          Size, {size} px
          <input
            type="range"
            min={SIZES_PX.min}
            max={SIZES_PX.max}
            value={size}
            onChange={(event) => setSize(event.target.valueAsNumber)}
          />
        </label>
        <SegmentedControl
          label="Copy as"
          value={language}
          onChange={(event) => {
            const value = valueOf(event);
            if (isLanguage(value)) setLanguage(value);
          }}
        >
          <Segment value="html">HTML</Segment>
          <Segment value="react">React</Segment>
          <Segment value="vue">Vue</Segment>
        </SegmentedControl>
      </div>
      <p id={hint} className="docs-note">
        {matches.length} of {catalog.length}. Select an icon to copy its code.
      </p>
      <output className="docs-status">{status}</output>
      <ul aria-describedby={hint}>
        {matches.slice(0, limit).map((icon) => (
          <li key={icon.name}>
            <button type="button" onClick={() => void copy(icon)}>
              <Icon path={icon.path} />
              <span>{icon.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {matches.length > limit ? (
        <Button onClick={() => setLimit(limit + PAGE_SIZE)}>
          Show {Math.min(PAGE_SIZE, matches.length - limit)} more
        </Button>
      ) : null}
      {matches.length === 0 ? <p>No icon has these words in its name or its tags.</p> : null}
    </div>
  );
}
