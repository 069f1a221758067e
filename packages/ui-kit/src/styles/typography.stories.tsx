import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '#react/alert.ts';
import { Card } from '#react/card.ts';

const RECEIPT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><rect width="640" height="240" fill="#dfe5ef"/><path d="M40 180 200 110 320 140 460 70 600 95" fill="none" stroke="#3b62ad" stroke-width="6"/></svg>',
)}`;

const meta = {
  title: 'Foundations/Typography',
  parameters: {
    docs: {
      description: {
        component:
          'The class `plinth-prose` of `prose.css` styles plain text: the output of an editor or a Markdown parser, and the text in a card, a dialog or an alert. Content in a named slot keeps the style of its element. With `plinth-prose-large`, the text has the size of an article.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <article className="plinth-prose">
      <h1>Terms of the financing</h1>
      <p>What you agree to when you draw money, in plain words.</p>
      <h2>Repayment</h2>
      <p>A share of each week’s revenue is collected on Monday.</p>
      <h3>Holidays</h3>
      <p>If Monday is a bank holiday, the collection moves to the next business day.</p>
      <h4>Banks outside of the United States</h4>
      <p>Their own holidays apply.</p>
      <h5>Exceptions</h5>
      <p>None at present.</p>
    </article>
  ),
};

export const Text: Story = {
  render: () => (
    <div className="plinth-prose">
      <p>
        The fee is <strong>fixed</strong>: it doesn’t change if you repay <em>later</em>. See the{' '}
        <a href="#fees">list of fees</a> with their <abbr title="annual percentage rate">APR</abbr>.
      </p>
      <p>
        <mark>New:</mark> the fee was <del>8 %</del> <ins>7 %</ins> before tax<sup>1</sup>.
      </p>
      <p>
        <small>1 Since March 1. Earlier contracts keep their fee.</small>
      </p>
      <hr />
      <p>
        Press <kbd>Ctrl</kbd> <kbd>K</kbd> to search, or call <code>GET /contracts</code>. The response is{' '}
        <samp>200 OK</samp>.
      </p>
    </div>
  ),
};

export const Lists: Story = {
  render: () => (
    <div className="plinth-prose">
      <ul>
        <li>Bank accounts</li>
        <li>
          Shops
          <ul>
            <li>Online</li>
            <li>At the counter</li>
          </ul>
        </li>
        <li>Accounting</li>
      </ul>
      <ol>
        <li>Connect a bank.</li>
        <li>Choose an amount.</li>
        <li>Sign the contract.</li>
      </ol>
      <dl>
        <dt>Available to draw</dt>
        <dd>The limit without what is owed.</dd>
        <dt>Next collection</dt>
        <dd>The amount that is collected on Monday.</dd>
      </dl>
    </div>
  ),
};

export const Quote: Story = {
  render: () => (
    <div className="plinth-prose">
      <blockquote cite="https://larkfield.example/review">
        <p>The money arrived on the same day.</p>
        <p>— Ines Calloway, Larkfield Bakery</p>
      </blockquote>
    </div>
  ),
};

export const Code: Story = {
  render: () => (
    <div className="plinth-prose">
      <p>
        Set <code>--plinth-brand</code> on the root:
      </p>
      <pre>
        <code>{':root {\n  --plinth-brand: #7a1fa2;\n}'}</code>
      </pre>
    </div>
  ),
};

export const Table: Story = {
  render: () => (
    <div className="plinth-prose">
      <figure>
        <table>
          <caption>Contracts in 2026</caption>
          <thead>
            <tr>
              <th scope="col">Contract</th>
              <th scope="col">Funded</th>
              <th scope="col">Fee</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">C-1042</th>
              <td>$120,000</td>
              <td>$8,400</td>
            </tr>
            <tr>
              <th scope="row">C-1077</th>
              <td>$25,000</td>
              <td>$1,750</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>$145,000</td>
              <td>$10,150</td>
            </tr>
          </tfoot>
        </table>
      </figure>
    </div>
  ),
};

export const Image: Story = {
  render: () => (
    <div className="plinth-prose">
      <figure>
        <img src={RECEIPT} width="640" height="240" alt="Revenue rises from January to May, with a dip in March." />
        <figcaption>Revenue of the linked accounts, January to May</figcaption>
      </figure>
    </div>
  ),
};

/** The text of an article, one step larger. */
export const Large: Story = {
  render: () => (
    <article className="plinth-prose plinth-prose-large">
      <h1>How a limit is set</h1>
      <p>
        The limit depends on the revenue of the last twelve months. It is computed every night, from the accounts that
        you have linked.
      </p>
      <h2>What raises it</h2>
      <p>
        Linking <a href="#banks">every bank account</a> of the business, and repaying on time.
      </p>
    </article>
  ),
};

export const InElements: Story = {
  render: () => (
    <div className="plinth-stack">
      <Alert variant="warning">
        <div className="plinth-prose">
          <p>
            Larkfield Bank stopped sharing data. <a href="#reconnect">Reconnect it</a> to keep your limit.
          </p>
        </div>
      </Alert>
      <Card>
        <h2 slot="heading">Your limit</h2>
        <div className="plinth-prose">
          <p>
            It depends on <a href="#accounts">the linked accounts</a>:
          </p>
          <ul>
            <li>revenue of the last twelve months</li>
            <li>balances of the last ninety days</li>
          </ul>
        </div>
      </Card>
    </div>
  ),
};
