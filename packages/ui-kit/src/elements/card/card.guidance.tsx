import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { Divider } from '#react/divider.ts';
import { Stat } from '#react/stat.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: (
        <Card>
          <h2 slot="heading">Repayments</h2>
          <div className="plinth-stack">
            <Stat label="Next collection" value="$6,800" />
            <Divider />
            <Stat label="Left to repay" value="$188,400" />
          </div>
        </Card>
      ),
      alt: 'A card “Repayments” with two figures, which a line separates.',
      reason: 'Separate the parts of a card with dividers and space, so that they still read as one thing.',
    },
    dont: {
      picture: (
        <Card>
          <h2 slot="heading">Repayments</h2>
          <div className="plinth-stack">
            <Card>
              <Stat label="Next collection" value="$6,800" />
            </Card>
            <Card>
              <Stat label="Left to repay" value="$188,400" />
            </Card>
          </div>
        </Card>
      ),
      alt: 'A card “Repayments” that contains two more cards with a figure each.',
      reason: 'Don’t put cards into cards: the borders take space and hide what belongs together.',
    },
  },
  {
    do: {
      picture: (
        <Card>
          <h2 slot="heading">Bank accounts</h2>
          <Button slot="actions" size="small">
            Link a bank
          </Button>
          <p>Larkfield Bank and Northgate Business Bank are linked.</p>
        </Card>
      ),
      alt: 'A card with the heading “Bank accounts” and, at the end of its header, a small button “Link a bank”.',
      reason: 'Give a card a heading and put its action beside it, so that people find both while scanning.',
    },
    dont: {
      picture: (
        <Card>
          <div className="plinth-stack">
            <p>Larkfield Bank and Northgate Business Bank are linked.</p>
            <Button variant="primary" wide>
              Link a bank
            </Button>
          </div>
        </Card>
      ),
      alt: 'A card without a heading, with a filled button “Link a bank” as wide as the card.',
      reason: 'Don’t leave a card without a name: people have to read all of it to know what it is about.',
    },
  },
];
