import type { ComingAnswer, Contact } from '@plinth/api-client/demo/chat';

/** Returns the contacts who are typing at a time. */
export const typingAt = (answers: readonly ComingAnswer[], timeMs: number): ReadonlySet<number> =>
  new Set(
    answers
      .filter(({ typingFrom, time }) => Date.parse(typingFrom) <= timeMs && timeMs < Date.parse(time))
      .map(({ contactId }) => contactId),
  );

/** Returns the contacts whose answers arrive after a time and until another. */
export const arrivedBetween = (answers: readonly ComingAnswer[], afterMs: number, untilMs: number): readonly number[] =>
  answers
    .filter(({ time }) => afterMs < Date.parse(time) && Date.parse(time) <= untilMs)
    .map(({ contactId }) => contactId);

/** Returns the first time after another at which a contact begins to type or an answer arrives; null without one. */
export function nextChangeAfter(answers: readonly ComingAnswer[], afterMs: number): number | null {
  const times = answers
    .flatMap(({ typingFrom, time }) => [Date.parse(typingFrom), Date.parse(time)])
    .filter((time) => time > afterMs);
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns the text while a contact is typing. */
export const typingText = ({ fullName }: Pick<Contact, 'fullName'>): string =>
  `${fullName.split(' ')[0] ?? fullName} is typing …`;
