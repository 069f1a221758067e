import type { FaqCategory } from '@plinth/api-client/demo/faq';
import { Accordion } from '@plinth/ui-kit/react/accordion';
import { AccordionItem } from '@plinth/ui-kit/react/accordion-item';
import { slugOf } from '#demo/_shared/slug.ts';
import { MarkedText } from './marked-text.tsx';

interface Props {
  readonly category: FaqCategory;
  readonly searched: string;
  /** The name of the open question; null without one. */
  readonly open: string | null;
  readonly onOpen: (name: string | null) => void;
}

/** The questions of a category. At most one answer is open; the address names it. */
export function QuestionList({ category: { title, subtitle, qandA }, searched, open, onOpen }: Props) {
  return (
    <>
      <div className="faq-category">
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p className="muted text-13 faq-category-subtitle">
          <bdi>{subtitle}</bdi>
        </p>
      </div>
      {qandA.length === 0 ? <p className="muted faq-none">No question of this category matches.</p> : null}
      <Accordion single>
        {qandA.map(({ question, answer }) => {
          const name = slugOf(question);
          return (
            <AccordionItem
              key={name}
              open={name === open}
              onAccordionToggle={(event) => {
                // The address decides which question is open.
                event.preventDefault();
                onOpen(name === open ? null : name);
              }}
            >
              <span slot="heading">
                <MarkedText text={question} searched={searched} />
              </span>
              {answer.split('\n\n').map((paragraph) => (
                <p key={paragraph} className="faq-answer">
                  <MarkedText text={paragraph} searched={searched} />
                </p>
              ))}
            </AccordionItem>
          );
        })}
      </Accordion>
    </>
  );
}
