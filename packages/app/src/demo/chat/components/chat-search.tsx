import { iconChevronDown, iconChevronUp, iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { useEffect, useRef, type ComponentRef } from 'react';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import { focusElement } from '#shared/focus-element.ts';

interface Props {
  readonly text: string;
  readonly matchCount: number;
  /** The place of the shown message among the matches, from 0. */
  readonly index: number;
  readonly onTextChange: (text: string) => void;
  readonly onMove: (offset: number) => void;
  readonly onClose: () => void;
}

/** The search of a chat: the number of messages that match, and buttons to go from one to the next. */
export function ChatSearch({ text, matchCount, index, onTextChange, onMove, onClose }: Props) {
  const bar = useRef<HTMLElement>(null);
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useEffect(() => focusElement(search.current), []);
  useKeydown(bar, (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });
  const isSearched = text.trim() !== '';
  return (
    <search ref={bar} className="chat-find" aria-label="Search in chat">
      <SearchField
        ref={search}
        className="chat-search"
        label="Search in chat"
        labelHidden
        placeholder="Search in chat"
        value={text}
        onSearchChange={({ detail }) => onTextChange(detail.value)}
      />
      <output className="chat-find-count" dir="ltr">
        {isSearched ? (matchCount === 0 ? 'No matches' : `${index + 1} of ${matchCount}`) : ''}
      </output>
      <Button
        variant="ghost"
        size="small"
        iconOnly
        label="Previous match"
        disabled={index <= 0}
        onClick={() => onMove(-1)}
      >
        <Icon path={iconChevronUp} size="small" />
      </Button>
      <Button
        variant="ghost"
        size="small"
        iconOnly
        label="Next match"
        disabled={index >= matchCount - 1}
        onClick={() => onMove(1)}
      >
        <Icon path={iconChevronDown} size="small" />
      </Button>
      <Button variant="ghost" size="small" iconOnly label="Close search" onClick={onClose}>
        <Icon path={iconX} size="small" />
      </Button>
    </search>
  );
}
