import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { brand } from '#core/config/brand.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAccept: () => void;
}

const TERMS: readonly { readonly heading: string; readonly text: string }[] = [
  {
    heading: 'What a demo account is',
    text: 'A demo account exists only in this browser. Nothing that you enter is sent to a server.',
  },
  {
    heading: 'How long it lasts',
    text: 'It lasts until you reset the demo data, or until you remove the data of this page from the browser.',
  },
  {
    heading: 'What you should not enter',
    text: 'Use invented names, addresses and cards. Don’t reuse a password from another site.',
  },
];

/** The terms of an account of the demo. */
export function TermsDialog({ isOpen, onClose, onAccept }: Props) {
  return (
    <Dialog open={isOpen} closable heading="Demo terms" onDialogClose={onClose}>
      {TERMS.map(({ heading, text }) => (
        <section key={heading}>
          <h3 className="text-14">{heading}</h3>
          <p className="muted">
            <bdi>{text}</bdi>
          </p>
        </section>
      ))}
      <p className="muted text-13">
        <bdi>
          Questions? <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </bdi>
      </p>
      <Button slot="footer" variant="ghost" onClick={onClose}>
        Close
      </Button>
      <Button slot="footer" variant="primary" onClick={onAccept}>
        Accept
      </Button>
    </Dialog>
  );
}
