import { MiscPage } from '../components/misc-page.tsx';

export function NotAuthorizedPage() {
  return <MiscPage kind="notAuthorized" />;
}
