import type { ResponseOf } from '@plinth/api-client/call';
import { sendMail } from '@plinth/api-client/demo/email';
import { requestOf } from '#demo/_shared/demo-api.ts';
import { mailsApi } from '#demo/_shared/mails.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';

interface Recipient {
  readonly fullName: string;
  readonly email: string;
}

/** Returns the text of the mail as HTML. It has nothing that somebody typed. */
function messageOf(): string {
  const address = new URL(demoRoutes.hrefOf('forgot-password-basic'), location.origin).href;
  return [
    '<p>Hello,</p>',
    '<p>Someone asked for a new password for your account. Open this page to get a link with which you choose one:</p>',
    `<p><a href="${address}">${address}</a></p>`,
    '<p>If it wasn’t you, you can ignore this email. Your password stays as it is.</p>',
  ].join('');
}

/** The call that sends a user a link to a new password. The mail is a sent mail of the caller. */
export const { useSendResetLinkMutation } = mailsApi.injectEndpoints({
  endpoints: (build) => ({
    sendResetLink: build.mutation<ResponseOf<typeof sendMail>, Recipient>({
      query: requestOf(sendMail, ({ fullName, email }: Recipient) => [
        { email: { to: [{ name: fullName, email }], subject: 'Choose a new password', message: messageOf() } },
      ]),
      invalidatesTags: (_result, error) => (error ? [] : ['Mails']),
    }),
  }),
});
