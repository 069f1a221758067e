import { MiscPage } from './misc-page.tsx';

export default function MaintenancePage() {
  return <MiscPage kind="maintenance" />;
}
