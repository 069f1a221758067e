import type { DemoRole } from '#core/session/session.ts';
import type { Credentials } from './sign-in-slice.ts';

/** The roles of the accounts that the demo has from the start, in their order. */
export const DEMO_ROLES = ['admin', 'client'] as const satisfies readonly DemoRole[];

/** The accounts that the demo has from the start, by role. */
export const DEMO_ACCOUNTS: Readonly<Record<DemoRole, Credentials>> = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
};
