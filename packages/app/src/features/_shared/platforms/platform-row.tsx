import type { Integration } from '@plinth/api-client/resources/integration';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { LinkFailure } from '#features/_shared/linking/link-failure.tsx';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import type { PlatformKind } from './platforms-slice.ts';
import './platforms.css';

interface Props {
  readonly kind: PlatformKind;
  readonly platform: Integration;
  /** Whether its link was started but not finished (product.md#states). */
  readonly awaiting: boolean;
  /** The path in this app to return to. */
  readonly from: string;
  /** The description under the name. An empty string reserves its line while it loads. */
  readonly note?: string;
}

/** A row for a platform that can be linked or whose link is unfinished, with a button to start or resume the link. */
export function PlatformRow({ kind, platform, awaiting, from, note }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  const { id, name, linked, linkUrl } = platform;
  const opening = linking.status === 'opening' ? linking.request : null;
  const isOtherOpening = opening !== null && opening.id !== id;
  const isResuming = opening?.linkUrl !== undefined;
  return (
    <li className="platform-row">
      <Avatar shape="square" size="large" name={name} aria-hidden="true" />
      <div>
        <p className="platform-row-name">
          <bdi>{name}</bdi>
        </p>
        {awaiting ? (
          <p className="text-13 platform-row-awaiting">{t('platforms.unfinished')}</p>
        ) : note === undefined ? null : (
          <p className="text-13 muted platform-row-note">{note}</p>
        )}
      </div>
      <div className={awaiting ? 'platform-row-actions platform-row-actions-wide' : 'platform-row-actions'}>
        {linked ? <Badge variant="plain">{t('platforms.linked')}</Badge> : null}
        {awaiting && linkUrl !== null ? (
          <>
            <Button
              variant="ghost"
              label={t('platforms.startOverName', { name })}
              busy={opening?.id === id && !isResuming}
              disabled={isOtherOpening || (opening?.id === id && isResuming)}
              onClick={() => dispatch(linkRequested({ kind, from, id }))}
            >
              {t('platforms.startOver')}
            </Button>
            <Button
              variant="accent-line"
              label={t('platforms.resumeName', { name })}
              busy={opening?.id === id && isResuming}
              disabled={isOtherOpening || (opening?.id === id && !isResuming)}
              onClick={() => dispatch(linkRequested({ kind, from, id, linkUrl }))}
            >
              {t('platforms.resume')}
            </Button>
          </>
        ) : null}
        {linked || awaiting ? null : (
          <Button
            label={t('platforms.linkName', { name })}
            busy={opening?.id === id}
            disabled={isOtherOpening}
            onClick={() => dispatch(linkRequested({ kind, from, id }))}
          >
            {t('platforms.link')}
          </Button>
        )}
      </div>
      <div className="platform-row-failure">
        <LinkFailure kind={kind} id={id} />
      </div>
    </li>
  );
}
