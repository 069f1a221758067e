/** Behavior of the page of the mails beyond what it renders. */
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { draftNamesOf, VISITOR } from '#core/drafts/drafts.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { mailsApi, useMailsQuery } from '#demo/_shared/mails.ts';
import { focusElement } from '#shared/focus-element.ts';
import { useQuery } from '#shared/navigation.ts';
import { storedComposeName } from './outgoing.ts';

/** The longest time that a browser's timer can wait, in milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Moves the focus back to the mail of a list that has been closed. */
export function useReturnedFocus(openId: number | null): void {
  const lastId = useRef<number | null>(null);
  useEffect(() => {
    const closedId = openId === null ? lastId.current : null;
    lastId.current = openId;
    if (closedId === null) return undefined;
    const titles = [...document.querySelectorAll<HTMLElement>('.mail .mail-title')];
    const closed = titles.find((title) => title.closest('.mail')?.getAttribute('data-id') === String(closedId));
    return focusElement(closed ?? titles[0] ?? document.querySelector('h1'));
  }, [openId]);
}

/** Opens the mail that was being written when the user left the page. */
export function useReturnToCompose(): void {
  const { storage } = useServices();
  const { query, setQuery } = useQuery();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const isFirst = useRef(true);
  const isComposing = query.has('compose');
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const name = isComposing ? null : storedComposeName(draftNamesOf(storage, owner));
    if (name !== null) setQuery({ compose: name }, { replace: true });
  }, [isComposing, owner, setQuery, storage]);
}

/** Loads the lists again when a scheduled mail is due. */
export function useScheduledMails(): void {
  const dispatch = useDispatch();
  const { now } = useServices();
  const { nextTime } = useMailsQuery(
    { folder: 'draft' },
    {
      selectFromResult: ({ data }) => ({
        nextTime: data?.emails
          .flatMap(({ sendAt }) => sendAt ?? [])
          .toSorted()
          .at(0),
      }),
    },
  );
  useEffect(() => {
    if (nextTime === undefined) return undefined;
    const delay = Math.min(Math.max(0, Date.parse(nextTime) - now()), MAX_TIMEOUT_MS);
    const timer = setTimeout(() => dispatch(mailsApi.util.invalidateTags(['Mails'])), delay);
    return () => clearTimeout(timer);
  }, [dispatch, nextTime, now]);
}
