import { getMail, listMails } from '@plinth/api-client/demo/email';
import {
  forgotPassword,
  login,
  refreshTokens,
  registerAccount,
  resetPassword,
  verifyCode,
  verifyEmail,
} from '@plinth/api-client/demo/session';
import { listTasks } from '@plinth/api-client/demo/todo';
import { listUsers, updateUser } from '@plinth/api-client/demo/users';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from '#engine/store.ts';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { createDemoToken, readDemoToken } from '../token.ts';

const store = createMemoryStore();
const { call, signIn } = startDemo({ store });

afterEach(() => {
  for (const key of store.keys()) store.remove(key);
});

describe('the sign-in', () => {
  test.each([
    ['admin@demo.com', 'admin', 'admin', [{ action: 'manage', subject: 'all' }]],
    [
      ' Client@Demo.com ',
      'client',
      'client',
      [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    ],
  ])('of %s returns the account with its abilities, without the password', async (email, password, role, ability) => {
    const { userData } = await call(login, { email, password });
    expect(userData).toMatchObject({ role, ability });
    expect(JSON.stringify(userData)).not.toMatch(/password|salt/i);
  });

  test.each([
    [{ email: 'admin@demo.com', password: 'client' }],
    [{ email: 'nobody@demo.com', password: 'admin' }],
    [{ email: '', password: '' }],
  ])('of %j is refused', async (body) => {
    await expect(call(login, body)).rejects.toMatchObject({
      status: 400,
      body: { error: { email: 'Email or Password is Invalid' } },
    });
  });

  test.each(['', '{"email":"admin@demo.com"}', '[]', 'no JSON'])('with the body %j is refused', async (body) => {
    const response = await fetch('http://localhost/jwt/login', { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([400, { error: { email: 'Something went wrong' } }]);
  });

  test('issues tokens that are valid for ten minutes and have no secret', async () => {
    const { accessToken, refreshToken } = await call(login, { email: 'client@demo.com', password: 'client' });
    const expiresAt = NOW.getTime() + 600_000;
    expect(readDemoToken(accessToken)).toMatchObject({ userId: 2, kind: 'access', expiresAt });
    expect(readDemoToken(refreshToken)).toMatchObject({ userId: 2, kind: 'refresh', expiresAt });
  });
});

describe('the registration', () => {
  const theo = { email: 'theo@example.com', username: 'theo', password: 'paper crane' };

  test('adds an administrator with the next id, who can sign in', async () => {
    const { user, accessToken, error } = await call(registerAccount, theo);
    expect([user?.id, user?.role, user?.ability, error]).toEqual([
      3,
      'admin',
      [{ action: 'manage', subject: 'all' }],
      null,
    ]);
    expect(readDemoToken(accessToken)?.userId).toBe(3);
    await expect(call(login, theo)).resolves.toMatchObject({ userData: { id: 3, username: 'theo' } });
  });

  test.each([
    [{ email: 'ADMIN@demo.com' }, { email: 'This email is already in use.', username: null }],
    [{ username: 'Ines' }, { email: null, username: 'This username is already in use.' }],
    [
      { email: 'client@demo.com', username: 'noor' },
      { email: 'This email is already in use.', username: 'This username is already in use.' },
    ],
  ])('of %j says what is taken', async (taken, error) => {
    await expect(call(registerAccount, { ...theo, ...taken })).resolves.toEqual({
      user: null,
      accessToken: null,
      error,
    });
  });

  test('stores a digest of the password, not the password', async () => {
    await call(registerAccount, theo);
    const texts = store.keys().map((key) => store.read(key));
    expect(texts.join()).toContain('theo@example.com');
    expect(texts.join()).not.toContain('paper crane');
  });
});

describe('the refresh', () => {
  test('returns new tokens once', async () => {
    const { refreshToken } = await call(login, { email: 'admin@demo.com', password: 'admin' });
    const renewed = await call(refreshTokens, { refreshToken });
    expect(renewed.refreshToken).not.toBe(refreshToken);
    await expect(call(refreshTokens, { refreshToken })).rejects.toMatchObject({
      status: 401,
      body: { error: 'Invalid refresh token' },
    });
    await expect(call(refreshTokens, renewed)).resolves.toMatchObject({ userData: { id: 1 } });
  });

  const valid = { userId: 1, kind: 'refresh', expiresAt: NOW.getTime() + 1_000, id: 'a' } as const;
  test.each([
    ['an access token', { ...valid, kind: 'access' } as const],
    ['an expired token', { ...valid, expiresAt: NOW.getTime() }],
    ['the token of nobody', { ...valid, userId: 99 }],
  ])('refuses %s', async (_name, token) => {
    const refreshToken = createDemoToken(token);
    await expect(call(refreshTokens, { refreshToken })).rejects.toMatchObject({ status: 401 });
  });
});

/** The newest mail in the inbox of who calls, with its text. */
async function latestMail(caller: typeof call) {
  const { emails } = await caller(listMails, { folder: 'inbox' });
  const { subject, message, from } = await caller(getMail, { id: emails[0]?.id ?? 0 });
  return { subject, message, from: from.name };
}

describe('a suspended account', () => {
  const jonas = { email: 'Jonas.Reed@example.com', username: 'jonas', password: 'paper crane' };
  const setStatus = async (status: 'active' | 'inactive') => {
    const { users } = await call(listUsers, { q: jonas.email });
    await call(updateUser, { user: { id: users[0]?.id ?? 0, status } });
  };

  test('does not sign in, and its session ends when it is renewed', async () => {
    await call(registerAccount, jonas);
    await setStatus('active');
    const { refreshToken } = await call(login, jonas);
    await setStatus('inactive');
    await expect(call(login, jonas)).rejects.toMatchObject({
      status: 400,
      body: { error: { email: 'This account is suspended. Ask an administrator to reactivate it.' } },
    });
    await expect(call(login, { ...jonas, password: 'wrong' })).rejects.toMatchObject({
      body: { error: { email: 'Email or Password is Invalid' } },
    });
    await expect(call(refreshTokens, { refreshToken })).rejects.toMatchObject({ status: 401 });
    await setStatus('active');
    await expect(call(login, jonas)).resolves.toMatchObject({ userData: { username: 'jonas' } });
  });
});

describe('a new password', () => {
  const PASSWORD = 'Brass rule 7';

  test('is set once with the token of the mail, and replaces the old one', async () => {
    const { token } = await call(forgotPassword, { email: ' Client@demo.com' });
    expect(await latestMail(await signIn('client@demo.com', 'client'))).toMatchObject({
      subject: 'Choose a new password',
      from: 'Plinth',
      message: expect.stringContaining(`http://localhost/pages/reset-password-basic?token=${token}`) as unknown,
    });
    await expect(call(resetPassword, { token, password: PASSWORD })).resolves.toEqual({ email: 'client@demo.com' });
    await expect(call(login, { email: 'client@demo.com', password: 'client' })).rejects.toMatchObject({ status: 400 });
    await expect(call(login, { email: 'client@demo.com', password: PASSWORD })).resolves.toBeDefined();
    await expect(call(resetPassword, { token, password: PASSWORD })).rejects.toMatchObject({
      status: 400,
      body: { error: { token: 'This link is not valid' } },
    });
  });

  test('keeps the token when the password meets not all rules', async () => {
    const { token } = await call(forgotPassword, { email: 'client@demo.com' });
    await expect(call(resetPassword, { token, password: 'short' })).rejects.toMatchObject({
      status: 400,
      body: { error: { password: 'Enter a password that meets all rules' } },
    });
    await expect(call(resetPassword, { token, password: PASSWORD })).resolves.toBeDefined();
  });

  test('of an unknown address gets the same response, with a token that is not valid and without a mail', async () => {
    const before = await latestMail(call);
    const { token } = await call(forgotPassword, { email: 'nobody@example.com' });
    expect(token).toBeTypeOf('string');
    expect(await latestMail(call)).toEqual(before);
    await expect(call(resetPassword, { token, password: PASSWORD })).rejects.toMatchObject({ status: 400 });
  });

  test('needs an e-mail address', async () => {
    await expect(call(forgotPassword, { email: 'nobody' })).rejects.toMatchObject({
      status: 400,
      body: { error: { email: 'Enter a valid email address' } },
    });
  });
});

describe('the confirmation of an address', () => {
  test.each([
    [{}, 'Confirm your email address', 'http://localhost/pages/verify-email-basic?code=424242'],
    [{ kind: 'code' } as const, 'Your sign-in code', 'Your code is 424242.'],
  ])('with %j sends a mail to the inbox', async (kind, subject, text) => {
    await expect(call(verifyEmail, { email: 'admin@demo.com', ...kind })).resolves.toEqual({
      sentTo: 'admin@demo.com',
    });
    expect(await latestMail(call)).toMatchObject({ subject, message: expect.stringContaining(text) as unknown });
  });

  test.each([
    ['424241', 'That code isn’t right. Check it and try again.'],
    ['42424', 'Enter six digits.'],
  ])('with the code %s is refused', async (code, error) => {
    await expect(call(verifyCode, { code })).rejects.toMatchObject({ status: 400, body: { error: { code: error } } });
  });

  test('with the right code says when', async () => {
    await expect(call(verifyCode, { code: '424242' })).resolves.toEqual({ verifiedAt: NOW.toISOString() });
  });
});

describe('an expired access token', () => {
  test('is refused by calls that need a session', async () => {
    const token = createDemoToken({ userId: 1, kind: 'access', expiresAt: NOW.getTime(), id: 'a' });
    const response = await fetch('http://localhost/apps/todo/tasks', { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(401);
  });

  test('is not needed: calls without a token and with one of the product are handled', async () => {
    await expect(call(listTasks, {})).resolves.toMatchObject({ tasks: expect.any(Array) as unknown });
    const response = await fetch('http://localhost/apps/todo/tasks', { headers: { authorization: 'Bearer a.e30.b' } });
    expect(response.status).toBe(200);
  });
});
