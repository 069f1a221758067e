/** The mails with which an account is confirmed or gets a new password. They arrive in the inbox. */
import { DEMO_CODE } from '@plinth/api-client/demo/account';
import type { DemoContext } from '../context.ts';
import { deliverMail } from '../email/mails.ts';
import { htmlOf, linkTo } from '../html.ts';

const SENDER = { name: 'Plinth', email: 'accounts@plinth.test' };

/** Sends the link to a new password. */
export const sendResetLink = (context: DemoContext, accountId: number, token: string): Promise<void> =>
  deliverMail(context, accountId, {
    folder: 'inbox',
    person: SENDER,
    subject: 'Choose a new password',
    message: [
      htmlOf('Someone asked for a new password for your account. Open this page within an hour to choose one:'),
      linkTo(context.origin, `/pages/reset-password-basic?token=${encodeURIComponent(token)}`),
      htmlOf('If it wasn’t you, you can ignore this mail. Your password stays as it is.'),
    ].join(''),
  });

/** Sends the link that confirms an address. */
export const sendConfirmationLink = (context: DemoContext, accountId: number): Promise<void> =>
  deliverMail(context, accountId, {
    folder: 'inbox',
    person: SENDER,
    subject: 'Confirm your email address',
    message: [
      htmlOf('Open this page to confirm that this address is yours:'),
      linkTo(context.origin, `/pages/verify-email-basic?code=${DEMO_CODE}`),
    ].join(''),
  });

/** Sends the code for the second step of signing in. */
export const sendCode = (context: DemoContext, accountId: number): Promise<void> =>
  deliverMail(context, accountId, {
    folder: 'inbox',
    person: SENDER,
    subject: 'Your sign-in code',
    message: htmlOf(`Your code is ${DEMO_CODE}.\n\nIf you are not signing in, change your password.`),
  });
