import type { ReactNode } from 'react';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { Toast } from '#react/toast.ts';
import type { Guidance } from '#testing/guidance.ts';

/** A dialog as a part of the page, because an open one would cover the page. */
function DialogPicture({
  heading,
  text,
  children,
}: {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="docs-backdrop">
      <Card>
        <h2 slot="heading">{heading}</h2>
        <div className="plinth-stack plinth-gap-5">
          <p>{text}</p>
          <div className="plinth-row plinth-justify-end">{children}</div>
        </div>
      </Card>
    </div>
  );
}

export const guidance: Guidance = [
  {
    do: {
      picture: (
        <DialogPicture heading="Remove this bank?" text="Its accounts stop being read today.">
          <Button>Keep bank</Button>
          <Button variant="danger">Remove bank</Button>
        </DialogPicture>
      ),
      alt: 'A dialog “Remove this bank?” with the text “Its accounts stop being read today.” and the buttons “Keep bank” and “Remove bank”.',
      reason: 'Ask the question in the heading and answer it in the buttons, which is what people read first.',
    },
    dont: {
      picture: (
        <DialogPicture heading="Warning" text="Are you sure that you want to continue?">
          <Button>Cancel</Button>
          <Button variant="primary">OK</Button>
        </DialogPicture>
      ),
      alt: 'A dialog “Warning” with the text “Are you sure that you want to continue?” and the buttons “Cancel” and “OK”.',
      reason: 'Don’t ask whether people are sure without saying of what: they press OK out of habit.',
    },
  },
  {
    do: {
      picture: <Toast variant="success" message="Message sent" />,
      alt: 'A toast that says “Message sent”.',
      reason: 'Report a success in a toast, which doesn’t interrupt the work.',
    },
    dont: {
      picture: (
        <DialogPicture heading="Message sent" text="Your message has been sent.">
          <Button variant="primary">OK</Button>
        </DialogPicture>
      ),
      alt: 'A dialog “Message sent” with the text “Your message has been sent.” and the only button “OK”.',
      reason: 'Don’t open a dialog that asks nothing: people have to close it before they can go on.',
    },
  },
];
