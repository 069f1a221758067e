import type { Mail } from '@plinth/api-client/demo/email';
import { iconMail, iconMailOpen, iconTrash2, iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { useRef, type ComponentRef } from 'react';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { focusElement } from '#shared/focus-element.ts';
import { useQuery } from '#shared/navigation.ts';
import type { MailActions } from '../use-mail-actions.ts';
import type { MailPlace } from '../use-mail-place.ts';
import type { Selection } from '../use-selection.ts';
import { LabelMenu, MailTool, MoveMenu } from './mail-tools.tsx';

interface ToolsProps {
  readonly place: MailPlace;
  readonly mails: readonly Mail[];
  readonly actions: MailActions;
  readonly onClear: () => void;
}

/** The actions for the ticked mails. */
function SelectionTools({ place, mails, actions, onClear }: ToolsProps) {
  return (
    <>
      <span className="mail-count">
        {mails.length}
        <span className="mail-count-word"> selected</span>
      </span>
      <MoveMenu mails={mails} folder={place.folder} actions={actions} />
      <LabelMenu mails={mails} actions={actions} />
      <span className="mail-tools-line" />
      <MailTool label="Mark read" icon={iconMailOpen} onClick={() => actions.markRead(mails, true)} />
      <MailTool label="Mark unread" icon={iconMail} onClick={() => actions.markRead(mails, false)} />
      {place.folder === 'trash' ? null : (
        <>
          <span className="mail-tools-line" />
          <MailTool label="Trash" icon={iconTrash2} onClick={() => actions.move(mails, 'trash')} />
        </>
      )}
      <span className="mail-tools-space" />
      <Button variant="ghost" size="small" iconOnly label="Clear selection" onClick={onClear}>
        <Icon path={iconX} size="small" />
      </Button>
    </>
  );
}

interface Props {
  readonly place: MailPlace;
  readonly mailCount: number;
  readonly isLoading: boolean;
  readonly selection: Selection;
  readonly actions: MailActions;
}

/** The head of a list: its search, or what can be done with the ticked mails. */
export function ListHead({ place, mailCount, isLoading, selection, actions }: Props) {
  const { setQuery } = useQuery();
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  const selectAll = useRef<ComponentRef<typeof Checkbox>>(null);
  useSearchKey(search);
  const count = selection.mails.length;
  // The tools go away with the selection, so the focus moves to what made it.
  const finish = () => {
    selection.clear();
    focusElement(selectAll.current);
  };
  const clearAfter: MailActions = {
    ...actions,
    move: (mails, folder) => {
      actions.move(mails, folder);
      finish();
    },
    toggleLabel: (mails, label) => {
      actions.toggleLabel(mails, label);
      finish();
    },
    markRead: (mails, isRead) => {
      actions.markRead(mails, isRead);
      finish();
    },
  };
  return (
    <div className="app-page-bar mail-bar">
      <Checkbox
        ref={selectAll}
        className="mail-box"
        checked={count > 0 && count === mailCount}
        indeterminate={count > 0 && count < mailCount}
        disabled={mailCount === 0}
        onChange={() => (count === mailCount ? selection.clear() : selection.selectAll())}
      >
        <span className="visually-hidden">Select all</span>
      </Checkbox>
      {count > 0 ? (
        <SelectionTools place={place} mails={selection.mails} actions={clearAfter} onClear={finish} />
      ) : (
        <SearchField
          ref={search}
          className="mail-search"
          label="Search email"
          labelHidden
          placeholder="Search, from:name, is:unread"
          value={place.q}
          loading={isLoading}
          onSearchChange={({ detail: { value } }) =>
            setQuery({ q: value.trim() === '' ? null : value }, { replace: true })
          }
        />
      )}
    </div>
  );
}
