/** The search of the mails: words, `from:name` and `is:unread`, in any order. */
import type { Mail } from '@plinth/api-client/demo/email';
import { textOf } from '../html.ts';
import { matches } from '../lists.ts';

/** The conditions of a search. */
interface MailSearch {
  /** Each is in the sender's name, the subject or the text of a message. */
  readonly words: readonly string[];
  /** Each is in the sender's name or address. */
  readonly senders: readonly string[];
  readonly isUnread: boolean;
}

/** A word, or several in quotes, after an operator or without one. */
const TERM = /(?:(from|is):)?(?:"([^"]*)"|(\S+))/gi;

/** Reads a search. An operator without its word is still being typed, and asks for nothing. */
function parseSearch(q: string): MailSearch {
  const words: string[] = [];
  const senders: string[] = [];
  let isUnread = false;
  for (const [term, operator = '', quoted, plain = ''] of q.matchAll(TERM)) {
    const value = quoted ?? plain;
    const name = operator.toLowerCase();
    if (name === 'from') senders.push(value);
    else if (name === 'is' && value.toLowerCase() === 'unread') isUnread = true;
    else if (!/^(?:from|is):$/i.test(term)) words.push(name === '' ? value : term);
  }
  return { words, senders, isUnread };
}

/** Returns the function that says whether a mail is found by a search. An empty one finds all. */
export function mailFilter(q: string): (mail: Mail) => boolean {
  const { words, senders, isUnread } = parseSearch(q);
  return ({ from, subject, message, replies, isRead }) => {
    if (isUnread && isRead) return false;
    if (!senders.every((sender) => matches(sender, from.name, from.email))) return false;
    if (words.length === 0) return true;
    const texts = [message, ...replies.map((reply) => reply.message)].map(textOf);
    return words.every((word) => matches(word, from.name, subject, ...texts));
  };
}
