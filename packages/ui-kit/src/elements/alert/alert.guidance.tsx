import { Alert } from '#react/alert.ts';
import { Button } from '#react/button.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: (
        <Alert variant="accent">
          Larkfield Bank needs you to sign in again. Until then, its transactions are not updated.
          <Button slot="action" size="small" variant="accent-line">
            Sign in
          </Button>
        </Alert>
      ),
      alt: 'An alert: “Larkfield Bank needs you to sign in again. Until then, its transactions are not updated.” It has a button “Sign in”.',
      reason: 'Say what happened, what it means and what to do, so that nobody has to ask.',
    },
    dont: {
      picture: <Alert variant="danger">Error 401: the request was not authorized.</Alert>,
      alt: 'A red alert: “Error 401: the request was not authorized.”',
      reason: 'Don’t show a technical message: it frightens people and doesn’t help them on.',
    },
  },
  {
    do: {
      picture: <Alert variant="warning">Two invoices are past their due date.</Alert>,
      alt: 'One alert: “Two invoices are past their due date.”',
      reason: 'Combine messages about the same thing, so that the page says it once.',
    },
    dont: {
      picture: (
        <div className="plinth-stack plinth-gap-2">
          <Alert variant="warning">Invoice 1041 is past its due date.</Alert>
          <Alert variant="warning">Invoice 1052 is past its due date.</Alert>
          <Alert variant="danger">You have overdue invoices.</Alert>
        </div>
      ),
      alt: 'Three alerts in a stack, one for each of two overdue invoices and one for both.',
      reason: 'Don’t stack alerts: where everything is urgent, people stop reading.',
    },
  },
];
