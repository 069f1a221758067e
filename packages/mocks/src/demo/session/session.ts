import { DEMO_CODE } from '@plinth/api-client/demo/account';
import {
  forgotPassword,
  login,
  refreshTokens,
  registerAccount,
  resetPassword,
  verifyCode,
  verifyEmail,
} from '@plinth/api-client/demo/session';
import { ok, refuse } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { accountOf, addAccount, findAccountId, hasPassword, isSuspended, setPassword, takenNames } from './accounts.ts';
import { sendCode, sendConfirmationLink, sendResetLink } from './mails.ts';
import { issueResetToken, redeemResetToken } from './reset-tokens.ts';
import { issueTokens, redeemRefreshToken } from './tokens.ts';

const SUSPENDED = 'This account is suspended. Ask an administrator to reactivate it.';

/** The accounts of the demo and their sessions. */
export const session: Domain = {
  calls: [
    handle(
      login,
      ({ context, database, body: { email, password } }) => {
        const id = findAccountId(database, email);
        const userData = id === null ? null : accountOf(database, id);
        if (!userData || !hasPassword(database, userData.id, password)) {
          return refuse(400, { email: 'Email or Password is Invalid' });
        }
        if (isSuspended(database, userData.id)) return refuse(400, { email: SUSPENDED });
        return ok({ userData, ...issueTokens(context, userData.id) });
      },
      [{ email: 'admin@demo.com', password: 'admin' }],
      { invalidError: { email: 'Something went wrong' } },
    ),
    handle(
      registerAccount,
      ({ context, database, body }) => {
        const taken = takenNames(database, body);
        if (taken.email || taken.username) {
          return ok({
            error: {
              email: taken.email ? 'This email is already in use.' : null,
              username: taken.username ? 'This username is already in use.' : null,
            },
          });
        }
        const id = addAccount(database, { ...body, salt: context.newId() });
        return ok({
          user: accountOf(database, id),
          accessToken: issueTokens(context, id).accessToken,
          error: null,
        });
      },
      [{ email: 'theo@example.com', username: 'theo', password: 'paper crane' }],
    ),
    handle(
      refreshTokens,
      ({ context, database, body: { refreshToken } }) => {
        const id = redeemRefreshToken(context, refreshToken);
        const userData = id === null ? null : accountOf(database, id);
        if (!userData || isSuspended(database, userData.id)) return refuse(401, 'Invalid refresh token');
        return ok({ userData, ...issueTokens(context, userData.id) });
      },
      async (call) => {
        const { refreshToken } = await call(login, { email: 'admin@demo.com', password: 'admin' });
        return [{ refreshToken }];
      },
      { invalidError: 'Invalid refresh token' },
    ),
    handle(
      forgotPassword,
      async ({ context, database, body: { email } }) => {
        const id = findAccountId(database, email);
        if (id === null) return ok({ token: context.newId() });
        const token = issueResetToken(context, id);
        await sendResetLink(context, id, token);
        return ok({ token });
      },
      [{ email: 'client@demo.com' }],
      { hasFormBody: true },
    ),
    handle(
      resetPassword,
      ({ context, database, body: { token, password } }) => {
        const id = redeemResetToken(context, token);
        const account = id === null ? null : accountOf(database, id);
        if (!account) return refuse(400, { token: 'This link is not valid' });
        setPassword(database, account.id, password, context.newId());
        return ok({ email: account.email });
      },
      async (call) => {
        const { token } = await call(forgotPassword, { email: 'client@demo.com' });
        return [{ token, password: 'Brass rule 7' }];
      },
      { hasFormBody: true },
    ),
    handle(
      verifyEmail,
      async ({ context, database, accountId, body: { email, kind } }) => {
        const id = findAccountId(database, email) ?? accountId;
        await (kind === 'code' ? sendCode(context, id) : sendConfirmationLink(context, id));
        return ok({ sentTo: email });
      },
      [{ email: 'client@demo.com' }],
      { hasFormBody: true },
    ),
    handle(
      verifyCode,
      ({ now, body: { code } }) =>
        code === DEMO_CODE
          ? ok({ verifiedAt: now.toISOString() })
          : refuse(400, { code: 'That code isn’t right. Check it and try again.' }),
      [{ code: DEMO_CODE }],
      { hasFormBody: true },
    ),
  ],
};
