import { Button } from '@plinth/ui-kit/react/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** From here on a message fills more than the lines that show of a folded one, however wide it stands. */
const FOLD_LENGTH = 480;
const FOLD_LINE_COUNT = 6;

/** Somebody's words: plain text with its line breaks, folded when there are many. */
export function TicketMessage({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLD_LENGTH || text.split('\n').length > FOLD_LINE_COUNT;
  return (
    <div>
      <p id={id} dir="auto" className={isLong && !isOpen ? 'ticket-message ticket-message-folded' : 'ticket-message'}>
        {text}
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
