import type { Contact } from '@plinth/api-client/demo/chat';
import { contactChangeRequested } from './chat-events.ts';

/** Returns the action that mutes a contact, or takes that back. */
export const muteRequest = ({ id, fullName, muted }: Contact) =>
  contactChangeRequested({ change: { id, muted: !muted }, done: `${fullName} is ${muted ? 'not muted' : 'muted'}` });

/** Returns the action that blocks a contact, or takes that back. */
export const blockRequest = ({ id, fullName, blocked }: Contact) =>
  contactChangeRequested({
    change: { id, blocked: !blocked },
    done: `${fullName} is ${blocked ? 'unblocked' : 'blocked'}`,
  });

/** Returns the action that marks a contact as important, or takes that back. */
export const importantRequest = ({ id, fullName, important }: Contact) =>
  contactChangeRequested({
    change: { id, important: !important },
    done: `${fullName} is ${important ? 'not important' : 'important'}`,
  });
