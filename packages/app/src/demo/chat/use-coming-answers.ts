import type { ComingAnswer } from '@plinth/api-client/demo/chat';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { chatApi } from './chat-api.ts';
import { arrivedBetween, nextChangeAfter, typingAt } from './coming-answers.ts';

/** Loads the chats again when an answer has arrived. Returns the contacts who are typing. */
export function useComingAnswers(answers: readonly ComingAnswer[]): ReadonlySet<number> {
  const dispatch = useDispatch();
  const { now } = useServices();
  /** Until when the answers have been followed; one that arrived before the page opened is loaded at once. */
  const [followedMs, setFollowed] = useState(0);
  useEffect(() => {
    const nextMs = nextChangeAfter(answers, followedMs);
    if (nextMs === null) return undefined;
    const follow = () => {
      // A timer may be early by a fraction of a millisecond.
      const timeMs = Math.max(nextMs, now());
      const arrived = arrivedBetween(answers, followedMs, timeMs);
      setFollowed(timeMs);
      if (arrived.length === 0) return;
      dispatch(chatApi.util.invalidateTags(['Chats', ...arrived.map((id) => ({ type: 'Chat' as const, id }))]));
    };
    const timer = setTimeout(follow, Math.max(0, nextMs - now()));
    return () => clearTimeout(timer);
  }, [answers, followedMs, dispatch, now]);
  return useMemo(() => typingAt(answers, followedMs), [answers, followedMs]);
}
