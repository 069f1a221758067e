import { login, refreshTokens, registerAccount } from '@plinth/api-client/demo/session';
import { ok, refuse } from '#http.ts';
import { answerDemo, type DemoDomain } from '../answer.ts';
import { accountOf, addAccount, findAccountId, hasPassword, takenNames } from './accounts.ts';
import { issueTokens, redeemRefreshToken } from './tokens.ts';

/** The accounts of the demo and their sessions. */
export const session: DemoDomain = {
  answers: [
    answerDemo(
      login,
      async ({ context, database, body: { email, password } }) => {
        const id = findAccountId(database, email);
        const userData = id === null ? null : accountOf(database, id);
        if (!userData || !(await hasPassword(database, userData.id, password))) {
          return refuse(400, { email: 'Email or Password is Invalid' });
        }
        return ok({ userData, ...issueTokens(context, userData.id) });
      },
      [{ email: 'admin@demo.com', password: 'admin' }],
      { invalidError: { email: 'Something went wrong' } },
    ),
    answerDemo(
      registerAccount,
      async ({ context, database, body }) => {
        const taken = takenNames(database, body);
        if (taken.email || taken.username) {
          return ok({
            error: {
              email: taken.email ? 'This email is already in use.' : null,
              username: taken.username ? 'This username is already in use.' : null,
            },
          });
        }
        const id = await addAccount(database, { ...body, salt: context.newId() });
        return ok({
          user: accountOf(database, id),
          accessToken: issueTokens(context, id).accessToken,
          error: null,
        });
      },
      [{ email: 'theo@example.com', username: 'theo', password: 'paper crane' }],
    ),
    answerDemo(
      refreshTokens,
      ({ context, database, body: { refreshToken } }) => {
        const id = redeemRefreshToken(context, refreshToken);
        const userData = id === null ? null : accountOf(database, id);
        if (!userData) return refuse(401, 'Invalid refresh token');
        return ok({ userData, ...issueTokens(context, userData.id) });
      },
      async (call) => {
        const { refreshToken } = await call(login, { email: 'admin@demo.com', password: 'admin' });
        return [{ refreshToken }];
      },
      { invalidError: 'Invalid refresh token' },
    ),
  ],
};
