import { useSelector } from 'react-redux';
import { selectUser } from '#core/session/auth-slice.ts';
import { DEMO_ACCOUNTS } from '#demo/_shared/session/demo-accounts.ts';

/** Returns the address of the user; that of the administrator's account for a visitor. */
export const useOwnEmail = (): string => useSelector(selectUser)?.email ?? DEMO_ACCOUNTS.admin.email;
