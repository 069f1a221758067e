import { Avatar } from '@plinth/ui-kit/react/avatar';
import { useServices } from '#core/context.ts';
import { logoUrl } from './logo-url.ts';

interface Props {
  readonly connection: { readonly institution: string; readonly logo: string | null };
  readonly size?: 'medium' | 'large';
}

/** A bank's logo, or its initials when it has no logo or the image fails to load. */
export function InstitutionLogo({ connection: { institution, logo }, size = 'medium' }: Props) {
  const { settings } = useServices();
  const src = logoUrl(institution, logo, settings.contentUrl, globalThis.location.origin);
  return <Avatar shape="square" size={size} name={institution} {...(src === null ? {} : { src })} aria-hidden="true" />;
}
