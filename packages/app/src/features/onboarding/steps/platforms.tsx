import type { Integration } from '@plinth/api-client';
import { splitIntegrations } from '@plinth/api-client/resources/integration';
import { iconEye, iconLock, iconUnplug } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { linkRequested, selectLinking } from '#core/linking/linking-slice.ts';
import { dataOf } from '#core/panel/panel.ts';
import { platformsWanted, selectPlatforms, type PlatformKind } from '#core/platforms/platforms.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { Actions } from '../components/actions.tsx';
import { Notes } from '../components/aside-list.tsx';
import { LinkFailure } from '../components/link-failure.tsx';
import { ButtonSkeleton, RowsSkeleton } from '../components/rows-skeleton.tsx';
import { StepHead } from '../components/step-head.tsx';
import { useDirect } from '../components/use-direct.ts';
import { useFreshLinking } from '../components/use-fresh-linking.ts';

/** As many as there usually are. */
const ROWS = { accounting: 3, commerce: 4 } as const;

const READ = [['read', iconEye], ['safe', iconLock], ['stop', iconUnplug]] as const;

function PlatformRow({ kind, platform, awaiting }: {
  readonly kind: PlatformKind; readonly platform: Integration; readonly awaiting: boolean;
}) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  const { id, name, linked } = platform;
  return (
    <li className="onboarding-row">
      <Avatar shape="square" name={name} aria-hidden="true" />
      <div>
        <p className="onboarding-row-name"><bdi>{name}</bdi></p>
        {awaiting ? <p className="text-13 muted">{t('onboarding.platforms.awaiting')}</p> : null}
      </div>
      {linked ? <Badge variant="plain">{t('onboarding.platforms.linked')}</Badge> : (
        <Button
          label={t('onboarding.platforms.linkName', { name })}
          busy={linking.status === 'opening' && linking.request.id === id}
          onClick={() => dispatch(linkRequested({ kind, from: `/register/${kind}`, id }))}
        >
          {t('onboarding.platforms.link')}
        </Button>
      )}
    </li>
  );
}

/** The platforms of a kind: choose one and link it on its own page, or go on without (decisions: onboarding). */
export function PlatformsStep({ kind }: { readonly kind: PlatformKind }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const platforms = useSelector(selectPlatforms(kind));
  const goOn = useDirect(kind);
  useFreshLinking();
  useEffect(() => {
    dispatch(platformsWanted(kind));
  }, [dispatch, kind]);
  const retry = () => {
    focusHeading();
    dispatch(platformsWanted(kind));
  };
  const isLoading = platforms.status === 'idle' || platforms.status === 'loading';
  const { linked, awaiting, available } = splitIntegrations(dataOf(platforms, []));
  const rows = [...linked, ...(awaiting ? [awaiting] : []), ...available];
  return (
    <>
      <section className="onboarding-section">
        <StepHead step={kind} />
        <LinkFailure kind={kind} />
        {isLoading ? <RowsSkeleton rows={ROWS[kind]} /> : null}
        {platforms.status === 'failed' ? (
          <EmptyState
            kind="error" heading={t(`onboarding.${kind}.loadFailed`)} text={t('onboarding.platforms.loadFailedText')}
            onLoadRetry={retry}
          />
        ) : null}
        {platforms.status === 'ready' && rows.length === 0 ? (
          <EmptyState heading={t(`onboarding.${kind}.none`)} text={t('onboarding.platforms.noneText')} />
        ) : null}
        {rows.length > 0 ? (
          <ul className="onboarding-rows">
            {rows.map((platform) => <PlatformRow key={platform.id} kind={kind} platform={platform} awaiting={platform === awaiting} />)}
          </ul>
        ) : null}
        <Actions step={kind}>
          {isLoading ? <ButtonSkeleton /> : linked.length > 0
            ? <Button variant="primary" size="large" onClick={goOn}>{t('onboarding.continue')}</Button>
            : <Button size="large" onClick={goOn}>{t('onboarding.skip')}</Button>}
        </Actions>
      </section>
      <aside className="onboarding-aside">
        <Notes title={t(`onboarding.${kind}.about`)} lines={READ.map(([line, icon]) => [icon, t(`onboarding.${kind}.note.${line}`)])} />
      </aside>
    </>
  );
}
