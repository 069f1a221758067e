import type { Session } from '#core/session/session.ts';

/** The sessions of the demo's accounts, by role. */
export const demoSessions = {
  admin: { kind: 'demo', role: 'admin', ability: [{ action: 'manage', subject: 'all' }] },
  client: {
    kind: 'demo',
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  },
} as const satisfies Readonly<Record<string, Session>>;
