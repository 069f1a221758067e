import type { FeatureWithPages } from '#core/feature.ts';
import { createPages } from './components/create-pages.tsx';
import { ForgotForm } from './components/forgot-form.tsx';
import { LoginForm } from './components/login-form.tsx';
import { RegisterForm } from './components/register-form.tsx';
import { ResetForm } from './components/reset-form.tsx';
import { TwoSteps } from './components/two-steps.tsx';
import { VerifyEmail } from './components/verify-email.tsx';
import { ComingSoonPage } from './pages/coming-soon.tsx';
import { RegisterStepsPage } from './pages/register-steps.tsx';
import type { Variant } from './variant.ts';

const login = createPages({ title: 'demo.pages.login', name: 'login', Form: LoginForm });
const register = createPages({ title: 'demo.pages.register', name: 'register', Form: RegisterForm });
const forgot = createPages({ title: 'demo.pages.forgotPassword', name: 'forgot-password', Form: ForgotForm });
const reset = createPages({ title: 'demo.pages.resetPassword', name: 'reset-password', Form: ResetForm });
const verify = createPages({ title: 'demo.pages.verifyEmail', name: 'verify-email', Form: VerifyEmail });
const twoSteps = createPages({ title: 'demo.pages.twoSteps', name: 'two-steps', Form: TwoSteps });

type FormPage = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'verify-email' | 'two-steps';

/** The pages for signing in that the demo shows in two looks, and the page for what is not there yet. */
export const feature: FeatureWithPages<`${FormPage}-${Variant}` | 'register-multi-steps' | 'coming-soon'> = {
  pages: {
    'login-basic': login.basic,
    'login-cover': login.cover,
    'register-basic': register.basic,
    'register-cover': register.cover,
    'register-multi-steps': RegisterStepsPage,
    'forgot-password-basic': forgot.basic,
    'forgot-password-cover': forgot.cover,
    'reset-password-basic': reset.basic,
    'reset-password-cover': reset.cover,
    'verify-email-basic': verify.basic,
    'verify-email-cover': verify.cover,
    'two-steps-basic': twoSteps.basic,
    'two-steps-cover': twoSteps.cover,
    'coming-soon': ComingSoonPage,
  },
};
