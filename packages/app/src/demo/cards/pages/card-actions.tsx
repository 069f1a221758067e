import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useDispatch, useSelector } from 'react-redux';
import { SectionsPage, type PageSection } from '#demo/_shared/sections/sections-page.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { LatestInvoices, useLatestInvoices } from '../components/latest-invoices.tsx';
import { cardRemoved, cardRestored, cardsRestored, selectRemovedCards } from '../removed-cards-slice.ts';
import '../components/cards.css';

/** A card with the buttons of its header. */
interface ActionCard extends PageSection {
  /** A description of the buttons, in a sentence. */
  readonly text: string;
  readonly buttons: {
    readonly collapsible?: true;
    readonly refreshable?: true;
    readonly closable?: true;
  };
}

const CARDS: readonly ActionCard[] = [
  {
    id: 'collapse',
    heading: 'Collapse',
    text: 'The arrow collapses the card to its header.',
    buttons: { collapsible: true },
  },
  {
    id: 'refresh',
    heading: 'Refresh',
    text: 'The circle requests the invoices again.',
    buttons: { refreshable: true },
  },
  {
    id: 'remove',
    heading: 'Remove',
    text: 'The cross removes the card; the message has an Undo button.',
    buttons: { closable: true },
  },
  {
    id: 'all',
    heading: 'All three',
    text: 'A card can have every button.',
    buttons: { collapsible: true, refreshable: true, closable: true },
  },
];

/** Cards whose headers collapse, refresh and remove them. */
export function CardActionsPage() {
  const dispatch = useDispatch();
  const removed = useSelector(selectRemovedCards);
  const { isFetching, refetch } = useLatestInvoices();
  const shown = CARDS.filter(({ id }) => !removed.includes(id));
  const remove = ({ id, heading }: ActionCard) => {
    dispatch(cardRemoved(id));
    dispatch(doneToast(`${heading} removed`, cardRestored(id)));
  };
  return (
    <SectionsPage
      title="demo.pages.cardActions"
      group="demo.menu.cards"
      ready="cards-action"
      text="The buttons in a card’s header collapse, refresh or remove it."
      sections={shown}
    >
      {shown.map((card) => (
        <Card
          key={card.id}
          id={card.id}
          flush
          refreshing={isFetching}
          {...card.buttons}
          onCardRefresh={() => void refetch()}
          onCardClose={() => remove(card)}
        >
          <h2 slot="heading">{card.heading}</h2>
          <p className="card-action-text">
            <bdi>{card.text}</bdi>
          </p>
          <LatestInvoices />
        </Card>
      ))}
      {shown.length === 0 ? (
        <EmptyState heading="You removed all cards">
          <Button slot="action" onClick={() => dispatch(cardsRestored())}>
            Show cards again
          </Button>
        </EmptyState>
      ) : null}
    </SectionsPage>
  );
}
