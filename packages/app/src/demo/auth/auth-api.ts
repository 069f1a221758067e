import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import {
  forgotPassword,
  registerAccount,
  resetPassword,
  verifyCode,
  verifyEmail,
} from '@plinth/api-client/demo/session';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

type BodyOf<Declaration extends Parameters<typeof requestOf>[0]> = NonNullable<InputOf<Declaration>[0]>;

/** The calls for accounts that need no session. What they send by mail makes the lists of mails load again. */
const authApi = demoApi.enhanceEndpoints({ addTagTypes: ['Mails'] }).injectEndpoints({
  endpoints: (build) => ({
    registerAccount: build.mutation<ResponseOf<typeof registerAccount>, BodyOf<typeof registerAccount>>({
      query: requestOf(registerAccount, (body: BodyOf<typeof registerAccount>) => [body]),
    }),
    forgotPassword: build.mutation<ResponseOf<typeof forgotPassword>, BodyOf<typeof forgotPassword>>({
      query: requestOf(forgotPassword, (body: BodyOf<typeof forgotPassword>) => [body]),
      invalidatesTags: ['Mails'],
    }),
    resetPassword: build.mutation<ResponseOf<typeof resetPassword>, BodyOf<typeof resetPassword>>({
      query: requestOf(resetPassword, (body: BodyOf<typeof resetPassword>) => [body]),
    }),
    verifyEmail: build.mutation<ResponseOf<typeof verifyEmail>, BodyOf<typeof verifyEmail>>({
      query: requestOf(verifyEmail, (body: BodyOf<typeof verifyEmail>) => [body]),
      invalidatesTags: ['Mails'],
    }),
    verifyCode: build.mutation<ResponseOf<typeof verifyCode>, BodyOf<typeof verifyCode>>({
      query: requestOf(verifyCode, (body: BodyOf<typeof verifyCode>) => [body]),
    }),
  }),
});

export const {
  useRegisterAccountMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useVerifyCodeMutation,
} = authApi;
