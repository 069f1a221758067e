import { MiscPage } from './misc-page.tsx';

export default function NotAuthorizedPage() {
  return <MiscPage kind="notAuthorized" />;
}
