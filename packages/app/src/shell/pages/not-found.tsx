import { MiscPage } from './misc-page.tsx';

export default function NotFoundPage() {
  return <MiscPage kind="notFound" />;
}
