import { MiscPage } from '../components/misc-page.tsx';

export function NotFoundPage() {
  return <MiscPage kind="notFound" />;
}
