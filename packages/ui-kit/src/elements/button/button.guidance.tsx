import { Button } from '#react/button.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: (
        <div className="plinth-row">
          <Button variant="primary">Send application</Button>
          <Button>Save draft</Button>
          <Button variant="ghost">Cancel</Button>
        </div>
      ),
      alt: 'One filled button, “Send application”, beside the plainer “Save draft” and “Cancel”.',
      reason: 'Use one filled button on a page, so that people see at a glance what comes next.',
    },
    dont: {
      picture: (
        <div className="plinth-row">
          <Button variant="primary">Send application</Button>
          <Button variant="primary">Save draft</Button>
          <Button variant="primary">Cancel</Button>
        </div>
      ),
      alt: 'Three filled buttons in a row: “Send application”, “Save draft” and “Cancel”.',
      reason: 'Don’t fill every button: people have to read them all to find the one that they need.',
    },
  },
  {
    do: {
      picture: (
        <div className="plinth-row">
          <Button>Keep bank</Button>
          <Button variant="danger">Remove bank</Button>
        </div>
      ),
      alt: 'Two buttons: “Keep bank” and, in red, “Remove bank”.',
      reason: 'Name the action with a verb, because many people read the buttons before the text.',
    },
    dont: {
      picture: (
        <div className="plinth-row">
          <Button>No</Button>
          <Button variant="danger">Yes</Button>
        </div>
      ),
      alt: 'Two buttons: “No” and, in red, “Yes”.',
      reason: 'Don’t answer with “Yes” and “No”, which mean nothing without the question.',
    },
  },
];
