import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Stat } from '@plinth/ui-kit/react/stat';

/** A server component: the wrappers need no client component around them. */
export default function Page() {
  return (
    <>
      <h1>Financing</h1>
      <Card>
        <h2 slot="heading">Your contract</h2>
        <Stat label="Owed" value="$12,400" />
        <Stat label="Available" value="$26,600" />
      </Card>
      <Button href="/form" variant="primary">
        Request a top-up
      </Button>
    </>
  );
}
