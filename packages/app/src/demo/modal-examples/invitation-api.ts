import type { ResponseOf } from '@plinth/api-client/call';
import { sendMail } from '@plinth/api-client/demo/email';
import { requestOf } from '#demo/_shared/demo-api.ts';
import { mailsApi } from '#demo/_shared/mails.ts';

/** A mail with a link, to one person. */
interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** The text before the link. It has nothing that somebody typed. */
  readonly text: string;
  readonly link: string;
}

/** The call that sends an invitation. The mail is a sent mail of the account. */
export const { useSendInvitationMutation } = mailsApi.injectEndpoints({
  endpoints: (build) => ({
    sendInvitation: build.mutation<ResponseOf<typeof sendMail>, Invitation>({
      query: requestOf(sendMail, ({ name, email, subject, text, link }: Invitation) => [
        {
          email: {
            to: [{ name, email }],
            subject,
            message: `<p>${text}</p><p><a href="${link}">${link}</a></p>`,
          },
        },
      ]),
      invalidatesTags: (_result, error) => (error ? [] : ['Mails']),
    }),
  }),
});
