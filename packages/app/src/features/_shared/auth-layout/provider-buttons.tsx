import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { providerChosen, selectSignIn } from '#core/session/sign-in-slice.ts';

const GOOGLE: readonly (readonly [fill: string, path: string])[] = [
  [
    '#4285F4',
    'M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z',
  ],
  [
    '#34A853',
    'M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z',
  ],
  ['#FBBC05', 'M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z'],
  ['#EA4335', 'M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z'],
];
const MICROSOFT: typeof GOOGLE = [
  ['#F25022', 'M0 0h8.5v8.5H0z'],
  ['#7FBA00', 'M9.5 0H18v8.5H9.5z'],
  ['#00A4EF', 'M0 9.5h8.5V18H0z'],
  ['#FFB900', 'M9.5 9.5H18V18H9.5z'],
];
const PROVIDERS = [
  { id: 'google.com', label: 'signIn.google', logo: GOOGLE },
  { id: 'microsoft.com', label: 'signIn.microsoft', logo: MICROSOFT },
] as const;

/**
 * The buttons that sign in or sign up with an existing Google or Microsoft account. The pop-up opens synchronously
 * within the click, so that the browser does not block it.
 */
export function ProviderButtons() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  return (
    <>
      <p className="auth-layout-or faint text-13">{t('signIn.or')}</p>
      <div className="plinth-stack plinth-gap-3">
        {PROVIDERS.map(({ id, label, logo }) => (
          <Button
            key={id}
            size="large"
            wide
            busy={signIn.status === 'pending' && signIn.via === id}
            disabled={signIn.status === 'pending' && signIn.via === 'password'}
            onClick={() => dispatch(providerChosen(id))}
          >
            <svg slot="start" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              {logo.map(([fill, path]) => (
                <path key={path} fill={fill} d={path} />
              ))}
            </svg>
            {t(label)}
          </Button>
        ))}
      </div>
    </>
  );
}
