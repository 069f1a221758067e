import type { FeatureWithPages } from '#core/feature.ts';
import { ForgotPasswordPage } from './pages/forgot-password.tsx';
import { LoginPage } from './pages/login.tsx';
import { passwordResetReducer } from './password-reset-slice.ts';
import { passwordReset } from './password-reset.saga.ts';

/** Sign-in and password reset. */
export const feature: FeatureWithPages<'login' | 'forgot-password'> = {
  pages: { login: LoginPage, 'forgot-password': ForgotPasswordPage },
  reducers: { passwordReset: passwordResetReducer },
  sagas: [passwordReset],
};
