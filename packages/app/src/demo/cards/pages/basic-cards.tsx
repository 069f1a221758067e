import { SectionsPage } from '#demo/_shared/sections/sections-page.tsx';
import { BASIC_SECTIONS } from '../basic-sections.tsx';
import '../components/cards.css';

/** The page about the parts of a card: content, pictures, headers, navigation and styles. */
export function BasicCardsPage() {
  return (
    <SectionsPage
      title="demo.pages.basicCards"
      group="demo.menu.cards"
      ready="cards-basic"
      text="A card groups what belongs together under one heading. It takes its width from the page, so that cards line up."
      sections={BASIC_SECTIONS}
      isStacked
    >
      {BASIC_SECTIONS.map(({ id, heading, text, cards }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="cards-section">
          <div>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p className="muted cards-text">
              <bdi>{text}</bdi>
            </p>
          </div>
          {cards}
        </section>
      ))}
    </SectionsPage>
  );
}
