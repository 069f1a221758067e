import type { AbilityRule } from '#core/session/session.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  read: 'View',
  create: 'Add',
  update: 'Change',
  delete: 'Delete',
  manage: 'View, add, change and delete',
};

const SUBJECTS: Readonly<Record<string, string>> = {
  Auth: 'the pages for signed-in users',
  ACL: 'this page',
  Analytics: 'the analytics',
  all: 'everything in the demo',
};

/** Says in a sentence what a rule allows. */
export function abilityText({ action, subject }: AbilityRule): string {
  return `${ACTIONS[action] ?? action} ${SUBJECTS[subject] ?? subject}`;
}
