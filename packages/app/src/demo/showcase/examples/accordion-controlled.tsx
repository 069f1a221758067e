import { Accordion } from '@plinth/ui-kit/react/accordion';
import { AccordionItem } from '@plinth/ui-kit/react/accordion-item';
import { Button } from '@plinth/ui-kit/react/button';
import { useState } from 'react';

const QUESTIONS = [
  ['When do collections run?', 'Each Monday morning, and the day after where Monday is a bank holiday.'],
  ['What does it cost?', 'A fee that is settled with a specialist. It is part of each payment.'],
  ['Can we pay early?', 'Yes, at any time. The fee stays the same.'],
] as const;
const HEADINGS: readonly string[] = QUESTIONS.map(([heading]) => heading);

export function Example() {
  const [openHeadings, setOpenHeadings] = useState<readonly string[]>(HEADINGS.slice(0, 1));
  return (
    <div className="plinth-stack">
      <div className="plinth-row">
        <Button size="small" onClick={() => setOpenHeadings(HEADINGS)}>
          Open all
        </Button>
        <Button size="small" onClick={() => setOpenHeadings([])}>
          Close all
        </Button>
      </div>
      <Accordion>
        {QUESTIONS.map(([heading, answer]) => (
          <AccordionItem
            key={heading}
            heading={heading}
            open={openHeadings.includes(heading)}
            onAccordionToggle={({ detail: { open } }) =>
              setOpenHeadings((current) =>
                open ? [...current, heading] : current.filter((other) => other !== heading),
              )
            }
          >
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}
