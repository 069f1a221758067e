import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { SkinSwitch } from './skin-switch.tsx';
import './theme.css';

export default function Page() {
  return (
    <>
      <h1>Theme</h1>
      <SkinSwitch />
      <section className="own-theme">
        <Button variant="primary">Own radius</Button> <Badge variant="success">Paid</Badge>
      </section>
    </>
  );
}
