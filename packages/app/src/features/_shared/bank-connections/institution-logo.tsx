import { Avatar } from '@plinth/ui-kit/react/avatar';
import { useServices } from '#core/context.ts';
import { logoUrl } from './logo-address.ts';

interface Props {
  readonly of: { readonly institution: string; readonly logo: string | null };
  readonly size?: 'medium' | 'large';
}

/** A bank's logo, or its initials when it has no logo or the image fails to load. */
export function InstitutionLogo({ of: { institution, logo }, size = 'medium' }: Props) {
  const { settings } = useServices();
  const src = logoUrl(institution, logo, settings.contentUrl, globalThis.location.origin);
  return <Avatar shape="square" size={size} name={institution} {...(src === null ? {} : { src })} aria-hidden="true" />;
}
