import { Button } from '@plinth/ui-kit/react/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Longer messages exceed the visible lines of a folded message at any width. */
const FOLD_LENGTH = 480;
const FOLD_LINE_COUNT = 6;

/** The message of a ticket as plain text with line breaks. Long messages are folded. */
export function TicketMessage({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLD_LENGTH || text.split('\n').length > FOLD_LINE_COUNT;
  return (
    <div>
      {/* The isolate has the direction of the text; the paragraph aligns it like the rest of the page. */}
      <p id={id} className={isLong && !isOpen ? 'ticket-message ticket-message-folded' : 'ticket-message'}>
        <bdi>{text}</bdi>
      </p>
      {isLong ? (
        <Button
          className="ticket-unfold"
          variant="ghost"
          size="small"
          expanded={isOpen ? 'true' : 'false'}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'tickets.showLess' : 'tickets.showAll')}
        </Button>
      ) : null}
    </div>
  );
}
