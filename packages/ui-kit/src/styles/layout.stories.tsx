import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { Field } from '#react/field.ts';
import { Stat } from '#react/stat.ts';

const meta = {
  title: 'Foundations/Layout',
  parameters: {
    docs: {
      description: {
        component:
          'Classes of `layout.css` that arrange a page’s own elements. `plinth-gap-0` to `plinth-gap-12` set the gap to the space token with that number, and `plinth-gap-section` to the space between the parts of a page, which is smaller on small screens. `plinth-align-…` and `plinth-justify-…` align the items.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stack puts its items below each other, as wide as the stack. */
export const Stack: Story = {
  render: () => (
    <div className="plinth-stack plinth-gap-5">
      <Field label="Company">
        <input autoComplete="organization" />
      </Field>
      <Field label="Phone" help="We only call about your application.">
        <input type="tel" autoComplete="tel" />
      </Field>
      <div className="plinth-row">
        <Button variant="primary">Continue</Button>
        <Button variant="ghost">Back</Button>
      </div>
    </div>
  ),
};

/** A row wraps when its items don’t fit. `plinth-grow` gives an item the width that is left. */
export const Row: Story = {
  render: () => (
    <div className="plinth-stack">
      <div className="plinth-row">
        <Button variant="primary">Save</Button>
        <Button>Save as draft</Button>
        <Button variant="ghost">Cancel</Button>
      </div>
      <div className="plinth-row plinth-justify-between plinth-align-baseline">
        <h2>Transactions</h2>
        <span>120 rows</span>
      </div>
      <div className="plinth-row plinth-nowrap plinth-align-end">
        <Field label="Promo code" className="plinth-grow">
          <input autoComplete="off" />
        </Field>
        <Button>Apply</Button>
      </div>
    </div>
  ),
};

/** A grid has as many columns as fit. `--plinth-grid-column` is their smallest width, 16rem by default. */
export const Grid: Story = {
  render: () => (
    <ul className="plinth-grid">
      <li>
        <Card>
          <Stat label="Available to draw" value="$266,600" />
        </Card>
      </li>
      <li>
        <Card>
          <Stat label="Owed" value="$213,400" />
        </Card>
      </li>
      <li>
        <Card>
          <Stat label="Next collection" value="$6,800" />
        </Card>
      </li>
      <li>
        <Card>
          <Stat label="Repaid this month" value="$27,200" />
        </Card>
      </li>
    </ul>
  ),
};

/** Small columns of at least 10rem. With `plinth-grid-fit`, they take all of the width. */
export const GridThatFits: Story = {
  render: () => (
    <div className="plinth-grid plinth-grid-small plinth-grid-fit plinth-gap-6">
      <Field label="City">
        <input autoComplete="address-level2" />
      </Field>
      <Field label="State">
        <input autoComplete="address-level1" />
      </Field>
      <Field label="ZIP code">
        <input autoComplete="postal-code" />
      </Field>
    </div>
  ),
};

/** A container centers a page without an app shell, with the same width and gutters. */
export const Container: Story = {
  render: () => (
    <main className="plinth-container plinth-container-narrow plinth-stack plinth-gap-section">
      <h1>Close your account</h1>
      <Card>
        <h2 slot="heading">What happens next</h2>
        <p>Your data is kept for as long as the law requires.</p>
      </Card>
      <div className="plinth-row plinth-justify-end">
        <Button>Keep the account</Button>
        <Button variant="danger">Close the account</Button>
      </div>
    </main>
  ),
};
