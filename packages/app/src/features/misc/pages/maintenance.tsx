import { MiscPage } from '../components/misc-page.tsx';

export function MaintenancePage() {
  return <MiscPage kind="maintenance" />;
}
