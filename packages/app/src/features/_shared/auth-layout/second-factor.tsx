import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { challengeAbandoned, type ChallengedState } from '#core/session/sign-in-slice.ts';
import { PageHeading } from '#shared/page-heading.tsx';

const load = async () => (await import('../second-factor/second-factor-form.tsx')).SecondFactorForm;

/** What replaces the form of a sign-in page while the account requires a second factor. */
export function SecondFactor({ state }: { readonly state: ChallengedState }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { part: SecondFactorForm, failed, retry } = useChunk(load, true);
  return (
    <>
      <PageHeading state="second-factor">{t('signIn.secondFactor.title')}</PageHeading>
      {SecondFactorForm ? <SecondFactorForm state={state} /> : failed ? <ChunkFailure onRetry={retry} /> : null}
      <Button
        variant="ghost"
        wide
        disabled={state.step === 'verifying'}
        onClick={() => {
          dispatch(challengeAbandoned());
        }}
      >
        {t('signIn.secondFactor.back')}
      </Button>
    </>
  );
}
