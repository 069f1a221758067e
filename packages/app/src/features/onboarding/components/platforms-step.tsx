import { splitIntegrations } from '@plinth/api-client/resources/integration';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { dataOf } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
import { DATA_NOTES } from '#features/_shared/platforms/data-notes.ts';
import { PlatformRow } from '#features/_shared/platforms/platform-row.tsx';
import { platformsRequested, selectPlatforms, type PlatformKind } from '#features/_shared/platforms/platforms-slice.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { LongList } from '#shared/long-list.tsx';
import { Notes } from '#shared/notes.tsx';
import { BookedMeeting } from './booked-meeting.tsx';
import { ButtonSkeleton, RowsSkeleton } from './rows-skeleton.tsx';
import { StepActions } from './step-actions.tsx';
import { StepHeading } from './step-heading.tsx';
import { useContinue } from './use-continue.ts';

/** The number of skeleton rows per kind, which is the usual number of platforms. */
const SKELETON_ROWS = { accounting: 3, commerce: 4 } as const;

/** The step that lists the platforms of a kind, to link them or continue without. */
export function PlatformsStep({ kind }: { readonly kind: PlatformKind }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const platforms = useSelector(selectPlatforms(kind));
  const continueOnboarding = useContinue(kind);
  useLinkingReset();
  useEffect(() => {
    dispatch(platformsRequested(kind));
  }, [dispatch, kind]);
  const retry = () => {
    focusHeading();
    dispatch(platformsRequested(kind));
  };
  const isLoading = platforms.status === 'idle' || platforms.status === 'loading';
  const { linked, awaiting, available } = splitIntegrations(dataOf(platforms, []));
  const rows = [...linked, ...(awaiting ? [awaiting] : []), ...available];
  return (
    <>
      <section className="plinth-stack plinth-gap-8">
        <StepHeading step={kind} />
        {isLoading ? <RowsSkeleton rows={SKELETON_ROWS[kind]} /> : null}
        {platforms.status === 'failed' ? (
          <EmptyState
            kind="error"
            heading={t(`onboarding.${kind}.loadFailed`)}
            text={t('onboarding.platforms.loadFailedText')}
            onLoadRetry={retry}
          />
        ) : null}
        {platforms.status === 'ready' && rows.length === 0 ? (
          <EmptyState heading={t(`onboarding.${kind}.none`)} text={t('onboarding.platforms.noneText')} />
        ) : null}
        {rows.length > 0 ? (
          <LongList className="onboarding-rows" rows={rows}>
            {(platform) => (
              <PlatformRow
                key={platform.id}
                kind={kind}
                platform={platform}
                awaiting={platform === awaiting}
                from={hrefOf('register', { step: kind })}
              />
            )}
          </LongList>
        ) : null}
        <StepActions step={kind}>
          {isLoading ? (
            <ButtonSkeleton />
          ) : linked.length > 0 ? (
            <Button variant="primary" size="large" onClick={continueOnboarding}>
              {t('onboarding.continue')}
            </Button>
          ) : (
            <Button size="large" onClick={continueOnboarding}>
              {t('onboarding.skip')}
            </Button>
          )}
        </StepActions>
      </section>
      <aside className="onboarding-aside">
        <Notes
          title={t(`onboarding.${kind}.about`)}
          lines={DATA_NOTES.map(([line, icon]) => [icon, t(`onboarding.${kind}.note.${line}`)])}
        />
        <BookedMeeting />
      </aside>
    </>
  );
}
