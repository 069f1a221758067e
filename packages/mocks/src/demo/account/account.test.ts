import {
  getAccountExtras,
  getAccountSettings,
  updateAccount,
  type AccountUpdate,
} from '@plinth/api-client/demo/account';
import { addUser, getUser } from '@plinth/api-client/demo/users';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call, signIn } = startDemo();
const USER_ID = 4;

const extras = (userId?: number) => call(getAccountExtras, userId === undefined ? {} : { userId });
const update = (change: AccountUpdate, userId = USER_ID) => call(updateAccount, { userId, ...change });
const refusal = (error: object | string, status = 400) => ({ status, body: { error } });

const NEW_CARD = {
  action: 'add',
  number: '5555 5555 5555 4444',
  name: 'Ilse Tanaka',
  expiry: '12/99',
  isPrimary: true,
} as const;
const addCard = (changes: Partial<Omit<typeof NEW_CARD, 'number' | 'expiry'>> & { number?: string; expiry?: string }) =>
  update({ section: 'paymentMethods', data: { ...NEW_CARD, ...changes } });

describe('the extras', () => {
  test('are the same at every reading, and different for each user', async () => {
    const first = await extras(USER_ID);
    expect(await extras(USER_ID)).toEqual(first);
    expect((await extras(5)).twoStep.secret).not.toBe(first.twoStep.secret);
    expect(first.projects.length).toBeGreaterThan(3);
    expect(first.projects.every(({ tasks, tasksDone }) => tasksDone >= 0 && tasksDone <= tasks)).toBe(true);
  });

  test('of all sample users have one primary card, which is first', async () => {
    for (let userId = 1; userId <= 50; userId += 1) {
      const { paymentMethods, timeline } = await extras(userId);
      expect(paymentMethods.map(({ isPrimary }) => isPrimary)).toEqual(
        paymentMethods.map((_card, index) => index === 0),
      );
      const times = timeline.map(({ time }) => time);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });

  test('of a new user have no lists', async () => {
    const { user } = await call(addUser, {
      fullName: 'Inga Solberg',
      username: 'isolberg',
      email: 'inga.solberg@example.com',
      company: 'Solberg Sails',
      country: 'Sweden',
      contact: '+46 8 465 004 77',
    });
    const { twoStep, ...lists } = await extras(user.id);
    expect(twoStep).toMatchObject({ method: 'off', phone: null });
    expect(lists).toMatchObject({
      devices: [],
      paymentMethods: [],
      addresses: [],
      history: [],
      projects: [],
      timeline: [],
    });
  });

  test('of the account that calls don’t depend on a user with the same id', async () => {
    const client = await signIn('client@demo.com', 'client');
    await client(updateAccount, { section: 'connections', data: { facebook: true } });
    expect((await client(getAccountExtras, {})).connections.facebook).toBe(true);
    expect((await extras(2)).connections.facebook).toBe(false);
    expect((await extras()).connections.facebook).toBe(false);
    expect((await extras()).devices.map(({ isCurrent }) => isCurrent)[0]).toBe(true);
  });

  test('of an unknown user are a 404', async () => {
    await expect(extras(99)).rejects.toMatchObject(refusal('There is no such user', 404));
    await expect(update({ section: 'devices', data: { removedId: 1 } }, 99)).rejects.toMatchObject({ status: 404 });
  });
});

describe('two-step verification', () => {
  test('needs the right code, and keeps the phone for text messages alone', async () => {
    const sms = { method: 'sms', phone: '+46 8 465 004 04' } as const;
    await expect(update({ section: 'twoStep', data: { ...sms, code: '123456' } })).rejects.toMatchObject(
      refusal({ code: 'That code isn’t right. Check it and try again.' }),
    );
    await expect(update({ section: 'twoStep', data: { ...sms, code: '42' } })).rejects.toMatchObject(
      refusal({ code: 'Enter six digits.' }),
    );
    const { twoStep } = await update({ section: 'twoStep', data: { ...sms, code: '424242' } });
    expect(twoStep).toMatchObject(sms);
    const app = await update({ section: 'twoStep', data: { method: 'app', code: '424242' } });
    expect(app.twoStep).toEqual({ method: 'app', phone: null, secret: twoStep.secret });
    const off = await update({ section: 'twoStep', data: { method: 'off' } });
    expect(off.twoStep.method).toBe('off');
  });
});

test('a device is signed out', async () => {
  const { devices } = await extras(USER_ID);
  const after = await update({ section: 'devices', data: { removedId: devices[0]?.id ?? 0 } });
  expect(after.devices).toEqual(devices.slice(1));
});

describe('payment methods', () => {
  test('keep the last four digits alone, and a new primary card is first', async () => {
    const before = await extras(USER_ID);
    const { paymentMethods } = await addCard({});
    expect(paymentMethods).toHaveLength(before.paymentMethods.length + 1);
    expect(paymentMethods[0]).toEqual({
      id: 22,
      brand: 'mastercard',
      lastFour: '4444',
      name: 'Ilse Tanaka',
      expiry: '12/99',
      isPrimary: true,
    });
    expect(JSON.stringify(await extras(USER_ID))).not.toContain('5555');
    const old = before.paymentMethods[0]?.id ?? 0;
    const back = await update({ section: 'paymentMethods', data: { action: 'makePrimary', id: old } });
    expect(back.paymentMethods[0]).toMatchObject({ id: old, isPrimary: true });
    const left = await update({ section: 'paymentMethods', data: { action: 'delete', id: old } });
    expect(left.paymentMethods[0]?.isPrimary).toBe(true);
    expect(left.paymentMethods.map(({ id }) => id)).not.toContain(old);
  });

  test.each([
    [{ number: '5555 5555 5555 4445' }, { number: 'Enter a valid card number' }],
    [{ expiry: '13/30' }, { expiry: 'Enter month and year as MM/YY' }],
    [{ expiry: '01/20' }, { expiry: 'This card has expired' }],
  ])('with %j are refused', async (changes, error) => {
    await expect(addCard(changes)).rejects.toMatchObject(refusal(error));
  });

  test('change their name and expiry', async () => {
    const [card] = (await extras(USER_ID)).paymentMethods;
    const data = { action: 'edit', id: card?.id ?? 0, name: 'I. Tanaka', expiry: '01/99' } as const;
    const { paymentMethods } = await update({ section: 'paymentMethods', data });
    expect(paymentMethods[0]).toEqual({ ...card, name: 'I. Tanaka', expiry: '01/99' });
    await expect(update({ section: 'paymentMethods', data: { action: 'makePrimary', id: 99 } })).rejects.toMatchObject(
      refusal('There is no such payment method', 404),
    );
  });
});

test('the billing address is changed in place', async () => {
  const { addresses } = await extras(USER_ID);
  const data = {
    name: 'Nordal Textiles',
    line1: '4 Mill Lane',
    line2: '',
    city: 'Lund',
    region: '',
    postalCode: '222 22',
    country: 'Sweden',
  };
  const address = { ...data, isAnother: false };
  const after = await update({ section: 'addresses', data: address });
  expect(after.addresses).toEqual([{ ...data, id: addresses[0]?.id }]);
  const added = await update({ section: 'addresses', data: { ...data, city: 'Malmö', isAnother: true } });
  expect(added.addresses).toEqual([...after.addresses, { ...data, city: 'Malmö', id: 22 }]);
  await expect(update({ section: 'addresses', data: { ...address, city: ' ' } })).rejects.toMatchObject(
    refusal({ city: 'Enter a city' }),
  );
});

test('the plan of a user is that of the user list; other plans are refused', async () => {
  expect((await update({ section: 'plan', data: { name: 'team' } })).plan.name).toBe('team');
  expect((await call(getUser, { id: USER_ID })).user.currentPlan).toBe('team');
  await expect(update({ section: 'plan', data: { name: 'standard' } })).rejects.toMatchObject(
    refusal({ name: 'A user can’t have this plan' }),
  );
  const own = await call(updateAccount, { section: 'plan', data: { name: 'basic' } });
  expect(own.plan.name).toBe('basic');
});

test('notifications change one by one, and web addresses are checked', async () => {
  const { notification } = await extras(USER_ID);
  const after = await update({ section: 'notification', data: { blogDigest: true } });
  expect(after.notification).toEqual({ ...notification, blogDigest: true });
  const social = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };
  const quora = 'https://quora.example.com/ilse';
  expect((await update({ section: 'social', data: { ...social, quora } })).social.quora).toBe(quora);
  for (const wrong of ['quora.example.com', 'javascript:alert(1)', 'https://quora', 'https://a..b']) {
    await expect(update({ section: 'social', data: { ...social, quora: wrong } })).rejects.toMatchObject(
      refusal({ quora: 'Enter a web address that starts with https://' }),
    );
  }
});

describe('the password', () => {
  const change = (currentPassword: string, newPassword = 'Brass rule 7'): AccountUpdate => ({
    section: 'security',
    data: { currentPassword, newPassword },
  });

  test('is that of the account that calls, whose sign-in it changes', async () => {
    const client = await signIn('client@demo.com', 'client');
    await client(updateAccount, change('client'));
    await expect(signIn('client@demo.com', 'client')).rejects.toMatchObject({ status: 400 });
    await expect(signIn('client@demo.com', 'Brass rule 7')).resolves.toBeTypeOf('function');
    await expect(signIn()).resolves.toBeTypeOf('function');
  });

  test.each([
    [change('wrong'), { currentPassword: 'That password isn’t right' }],
    [change('', 'Brass rule 7'), { currentPassword: 'Enter the current password' }],
    [change('admin', 'Short 1'), { newPassword: 'Enter a password that meets all rules' }],
    [change('admin', 'lower case 1'), { newPassword: 'Enter a password that meets all rules' }],
    [change('admin', 'OnlyLetters'), { newPassword: 'Enter a password that meets all rules' }],
  ])('%j is refused', async (update, error) => {
    await expect(call(updateAccount, update)).rejects.toMatchObject(refusal(error));
  });

  test('of a user cannot be changed', async () => {
    await expect(update(change('admin'))).rejects.toMatchObject(refusal('Only the own password can be changed'));
  });
});

describe('the settings of the account that calls', () => {
  const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const GENERAL = {
    username: 'noor',
    fullName: 'Noor Haddad',
    email: 'client@demo.com',
    company: 'Plinth',
    avatar: null,
  };
  const general = (changes: Partial<Record<keyof typeof GENERAL, string | null>>): AccountUpdate =>
    ({ section: 'general', data: { ...GENERAL, ...changes } }) as AccountUpdate;
  const INFO = { bio: '', dob: '', country: '', website: '', phone: '' };
  const info = (changes: Partial<typeof INFO>): AccountUpdate => ({ section: 'info', data: { ...INFO, ...changes } });

  test('have the sections that the settings page edits', async () => {
    const settings = await (await signIn('client@demo.com', 'client'))(getAccountSettings);
    expect(settings.general).toEqual(GENERAL);
    expect(Object.keys(settings.info)).toEqual(['bio', 'dob', 'country', 'website', 'phone']);
    expect(Date.parse(settings.info.dob)).toBeLessThan(Date.now());
  });

  test('keep new names, with which one signs in, and a picture that can be loaded', async () => {
    const client = await signIn('client@demo.com', 'client');
    const names = { username: 'noorh', fullName: 'Noor H.', email: 'noor@demo.com', company: 'Haddad & Co' };
    await client(updateAccount, general({ ...names, avatar: PIXEL }));
    await client(updateAccount, info({ bio: 'Sells maps.', phone: '+1 503 555 0101' }));
    const settings = await client(getAccountSettings);
    expect(settings.general).toMatchObject(names);
    expect(settings.info).toEqual({ ...INFO, bio: 'Sells maps.', phone: '+1 503 555 0101' });
    const photo = await fetch(new URL(settings.general.avatar ?? '', 'http://localhost'));
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/gif']);
    await expect(signIn('noor@demo.com', 'client')).resolves.toBeTypeOf('function');
    // The address of a stored picture keeps it.
    await client(updateAccount, general({ ...names, avatar: settings.general.avatar }));
    expect((await client(getAccountSettings)).general.avatar).toBe(settings.general.avatar);
  });

  test.each([
    [general({ email: 'ADMIN@demo.com' }), { email: 'This email is already in use.' }],
    [general({ username: 'Ines' }), { username: 'This username is already in use.' }],
    [general({ username: ' ' }), { username: 'Enter a username' }],
    [general({ email: 'noor' }), { email: 'Enter a valid email address' }],
    [general({ avatar: 'https://example.com/me.png' }), { avatar: 'Choose a JPG, PNG or GIF of at most 800 kB' }],
    [general({ avatar: PIXEL.replace('gif', 'webp') }), { avatar: 'Choose a JPG, PNG or GIF of at most 800 kB' }],
    [
      general({ avatar: `data:image/png;base64,${'A'.repeat(1_200_000)}` }),
      { avatar: 'Choose a JPG, PNG or GIF of at most 800 kB' },
    ],
    [info({ dob: '2999-01-01' }), { dob: 'Enter a date in the past' }],
    [info({ dob: 'yesterday' }), { dob: 'Enter a date' }],
    [info({ website: 'plinth' }), { website: 'Enter a web address that starts with https://' }],
    [info({ phone: '12' }), { phone: 'Enter a valid phone number' }],
  ])('refuse %j', async (change, error) => {
    const client = await signIn('client@demo.com', 'client');
    await expect(client(updateAccount, change)).rejects.toMatchObject(refusal(error));
  });

  test('of a user cannot be changed', async () => {
    await expect(update(info({}))).rejects.toMatchObject(refusal('Only the own account can be changed'));
  });
});

test('an unknown section is refused', async () => {
  await expect(call(updateAccount, { section: 'other', data: {} })).rejects.toMatchObject(
    refusal('The section is not valid'),
  );
});
