import type { Contact } from '@plinth/api-client/demo/chat';
import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { blockRequest } from '../contact-requests.ts';
import { messageQueued } from '../outbox-slice.ts';
import { EmojiMenu } from './emoji-menu.tsx';

interface Props {
  readonly contact: Contact;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const NO_ERRORS = {};

/** The text of the field, and the functions that send it and add to it. */
function useMessage(contactId: number, area: RefObject<HTMLTextAreaElement | null>) {
  const dispatch = useDispatch();
  const { storage, now } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-chat-${contactId}`;
  const draft = useDraftForm<'message'>(formName, { message: '' }, () => NO_ERRORS);
  const { values, change, field } = draft;
  const text = values.message.trim();
  const send = () => {
    if (text === '') return;
    dispatch(messageQueued({ contactId, text, time: new Date(now()).toISOString() }));
    change('message', '');
    removeDraft(storage, owner, formName);
    area.current?.focus();
  };
  const insert = (emoji: string) => {
    const element = area.current;
    if (!element) return;
    element.setRangeText(emoji, element.selectionStart, element.selectionEnd, 'end');
    change('message', element.value);
    // The menu gives the focus back to its button when it closes.
    requestAnimationFrame(() => element.focus());
  };
  return { draft, isBlank: text === '', props: field('message'), send, insert };
}

/** The field for a message. What is typed is kept as a draft for each contact. */
export function Composer({ contact, field: area }: Props) {
  const dispatch = useDispatch();
  const { id, fullName, blocked: isBlocked } = contact;
  const { draft, isBlank, props, send, insert } = useMessage(id, area);
  const { form } = draft;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBlocked) send();
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <form ref={form} className="chat-composer" onSubmit={handleSubmit}>
        <Field label="Message" labelHidden grow disabled={isBlocked}>
          <textarea
            ref={area}
            dir="auto"
            rows={1}
            autoComplete="off"
            enterKeyHint="send"
            placeholder={isBlocked ? `You blocked ${fullName}` : 'Write a message'}
            {...props}
            onKeyDown={handleKeyDown}
          />
          <EmojiMenu isDisabled={isBlocked} onSelect={insert} />
        </Field>
        {isBlocked ? (
          <Button onClick={() => dispatch(blockRequest(contact))}>Unblock</Button>
        ) : (
          <Button type="submit" variant="primary" disabled={isBlank}>
            Send
          </Button>
        )}
      </form>
    </>
  );
}
