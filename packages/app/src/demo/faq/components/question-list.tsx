import type { FaqCategory } from '@plinth/api-client/demo/faq';
import { Accordion } from '@plinth/ui-kit/react/accordion';
import { AccordionItem } from '@plinth/ui-kit/react/accordion-item';
import { useState } from 'react';
import { slugOf } from '#demo/_shared/slug.ts';
import { contains } from '#demo/_shared/text-parts.ts';
import { MarkedText } from './marked-text.tsx';

interface Props {
  readonly category: FaqCategory;
  readonly searched: string;
  /** The name of the open question; null without one. */
  readonly open: string | null;
  readonly onOpen: (name: string | null) => void;
}

/**
 * The questions of a category. The address names the open answer. While something is searched for, the answers that
 * contain it are open as well, until the user closes them.
 */
export function QuestionList({ category: { title, subtitle, qandA }, searched, open, onOpen }: Props) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const isSearching = searched !== '';
  const toggle = (name: string, isOpen: boolean) => {
    setClosed(isOpen ? [...closed, name] : closed.filter((other) => other !== name));
    if (!isOpen) onOpen(name);
    else if (name === open) onOpen(null);
  };
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
      <Accordion single={!isSearching}>
        {qandA.map(({ question, answer }) => {
          const name = slugOf(question);
          const isFound = isSearching && contains(answer, searched) && !closed.includes(name);
          const isOpen = name === open || isFound;
          return (
            <AccordionItem
              key={name}
              open={isOpen}
              onAccordionToggle={(event) => {
                // The address and the search decide which questions are open.
                event.preventDefault();
                toggle(name, isOpen);
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
