import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import type { ReactNode } from 'react';
import { demoRoutes } from '#demo/_shared/routes.ts';
import type { PageSection } from '#demo/_shared/sections/sections-page.tsx';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { Link } from '#shared/navigation.ts';
import { CardNavigation } from './components/card-navigation.tsx';

/** A section of the page with its cards. */
export interface CardSection extends PageSection {
  /** A description of the cards, in a sentence. */
  readonly text: string;
  readonly cards: ReactNode;
}

const invoices = demoRoutes.hrefOf('invoices');
const calendar = demoRoutes.hrefOf('calendar');
const tables = demoRoutes.hrefOf('tables');

const CONTENT: CardSection = {
  id: 'content',
  heading: 'Content',
  text: 'A card has text, a list or both, and links to the page with more.',
  cards: (
    <div className="cards-row">
      <Card>
        <h3 slot="heading">Text</h3>
        <p>
          <bdi>Repayments follow sales: in a quiet week less is collected, in a busy week more.</bdi>
        </p>
        <Link to={invoices}>View invoices</Link>
      </Card>
      <Card flush>
        <h3 slot="heading">List</h3>
        <ul className="card-list">
          <li>
            <Link to={invoices}>Open the invoice list</Link>
          </li>
          <li>
            <bdi>Choose an invoice that is past due</bdi>
          </li>
          <li>
            <bdi>Send it again from its page</bdi>
          </li>
        </ul>
      </Card>
      <Card>
        <h3 slot="heading">Both</h3>
        <p>
          <bdi>What a business needs for its application:</bdi>
        </p>
        <ul className="card-points">
          <li>
            <bdi>Sales for the last three months</bdi>
          </li>
          <li>
            <bdi>The account its sales are paid into</bdi>
          </li>
        </ul>
      </Card>
    </div>
  ),
};

const IMAGES: CardSection = {
  id: 'images',
  heading: 'Images',
  text: 'A picture stands above, below or behind the text. It is drawn in the colors of the skin.',
  cards: (
    <div className="cards-row">
      <Card flush>
        <div className="card-picture">
          <ProductPicture image="lamp" />
        </div>
        <div className="card-padded">
          <h3>Above</h3>
          <p>
            <bdi>The picture says what the text is about.</bdi>
          </p>
        </div>
      </Card>
      <Card flush>
        <div className="card-padded">
          <h3>Below</h3>
          <p>
            <bdi>The picture shows what the text has said.</bdi>
          </p>
        </div>
        <div className="card-picture">
          <ProductPicture image="kettle" />
        </div>
      </Card>
      <Card flush>
        <div className="card-behind">
          <div className="card-picture">
            <ProductPicture image="chair" />
          </div>
          <div className="card-padded">
            <h3>Behind</h3>
            <p>
              <bdi>The text stays readable over the picture.</bdi>
            </p>
          </div>
        </div>
      </Card>
    </div>
  ),
};

const HEADER_AND_FOOTER: CardSection = {
  id: 'header-and-footer',
  heading: 'Header and footer',
  text: 'The header names the card and has its buttons. The footer has a count, a link or a date.',
  cards: (
    <div className="cards-row">
      <Card>
        <h3 slot="heading">Header</h3>
        <Link slot="actions" to={calendar}>
          Calendar
        </Link>
        <p>
          <bdi>The next meeting is in the calendar.</bdi>
        </p>
      </Card>
      <Card>
        <p>
          <bdi>A card without a heading has text that speaks for itself.</bdi>
        </p>
        <bdi slot="foot">Footer only</bdi>
      </Card>
      <Card>
        <h3 slot="heading">Both</h3>
        <Badge slot="actions" variant="success">
          Open
        </Badge>
        <p>
          <bdi>Support responds from Monday to Friday.</bdi>
        </p>
        <bdi slot="foot">9 am to 5 pm, Pacific time</bdi>
      </Card>
    </div>
  ),
};

const LAYOUT: CardSection = {
  id: 'layout',
  heading: 'Layout',
  text: 'The hero has two columns for the most important figure of a page. They are stacked where there is little room.',
  cards: (
    <Card variant="hero">
      <h3 slot="heading">Hero</h3>
      <p>
        <bdi>The wide column has the figure and the button that belongs to it.</bdi>
      </p>
      <p slot="aside">
        <bdi>The narrow one has what explains the figure.</bdi>
      </p>
    </Card>
  ),
};

const NAVIGATION: CardSection = {
  id: 'navigation',
  heading: 'Navigation',
  text: 'Tabs show one part of a card at a time; the arrow keys move between them.',
  cards: <CardNavigation />,
};

const STYLES: CardSection = {
  id: 'styles',
  heading: 'Styles',
  text: 'A card takes its background and border from four tokens.',
  cards: (
    <div className="cards-row cards-row-four">
      <Card className="card-info">
        <h3 slot="heading">Info</h3>
        <p>
          <bdi>Your application is being reviewed.</bdi>
        </p>
      </Card>
      <Card className="card-success">
        <h3 slot="heading">Success</h3>
        <p>
          <bdi>The contract is repaid.</bdi>
        </p>
      </Card>
      <Card className="card-danger">
        <h3 slot="heading">Danger</h3>
        <p>
          <bdi>A collection failed and is tried again on Monday.</bdi>
        </p>
      </Card>
      <Card className="card-outline">
        <h3 slot="heading">Outline</h3>
        <p>
          <bdi>Only the border sets it off from the page.</bdi>
        </p>
      </Card>
    </div>
  ),
};

const ALIGNMENT: CardSection = {
  id: 'alignment',
  heading: 'Alignment',
  text: 'Text starts where the language starts. A few words and a button may be centered.',
  cards: (
    <div className="cards-row">
      <Card>
        <h3 slot="heading">Start</h3>
        <p>
          <bdi>For anything longer than a line.</bdi>
        </p>
      </Card>
      <Card className="card-center">
        <h3>Center</h3>
        <p>
          <bdi>For one message and one button.</bdi>
        </p>
        <Button href={tables}>View tables</Button>
      </Card>
      <Card className="card-end">
        <h3 slot="heading">End</h3>
        <p>
          <bdi>For figures that line up with others.</bdi>
        </p>
      </Card>
    </div>
  ),
};

const TITLES: CardSection = {
  id: 'titles',
  heading: 'Titles',
  text: 'A subtitle stands under the title and is shorter than the text.',
  cards: (
    <div className="cards-row">
      <Card>
        <h3 slot="heading">Title</h3>
        <p>
          <bdi>A title says in a few words what the card is about.</bdi>
        </p>
      </Card>
      <Card>
        <h3 slot="heading">Title</h3>
        <p className="card-subtitle">
          <bdi>Subtitle</bdi>
        </p>
        <p>
          <bdi>The subtitle adds when, where or whose.</bdi>
        </p>
      </Card>
    </div>
  ),
};

const GROUP: CardSection = {
  id: 'group',
  heading: 'Group',
  text: 'Cards of one subject share their borders and are as tall as each other.',
  cards: (
    <div className="cards-group">
      <Card>
        <h3 slot="heading">Apply</h3>
        <p>
          <bdi>Choose an amount and a time for the meeting.</bdi>
        </p>
        <bdi slot="foot">Five minutes</bdi>
      </Card>
      <Card>
        <h3 slot="heading">Link</h3>
        <p>
          <bdi>Link the bank, the accounting and the shop, so that the limit follows your sales.</bdi>
        </p>
        <bdi slot="foot">Ten minutes</bdi>
      </Card>
      <Card>
        <h3 slot="heading">Draw</h3>
        <p>
          <bdi>Draw what you need of your limit.</bdi>
        </p>
        <bdi slot="foot">Two days</bdi>
      </Card>
    </div>
  ),
};

const APPS = [
  ['Email', 'Write, schedule and find email.', demoRoutes.hrefOf('email')],
  ['Chat', 'Talk to the people in your contacts.', demoRoutes.hrefOf('chat')],
  ['Todo', 'Keep tasks in the order in which you do them.', demoRoutes.hrefOf('todo')],
  ['Calendar', 'Plan meetings, and move them by dragging.', calendar],
  ['Invoices', 'Send invoices and record what is paid.', invoices],
  ['Tables', 'Compare the styles of tables.', tables],
] as const;

const GRID: CardSection = {
  id: 'grid',
  heading: 'Grid',
  text: 'Cards fill the rows of a grid; the narrower the page, the fewer stand in a row.',
  cards: (
    <div className="cards-grid">
      {APPS.map(([name, text, href]) => (
        <Card key={name}>
          <h3 slot="heading">
            <Link to={href}>{name}</Link>
          </h3>
          <p>
            <bdi>{text}</bdi>
          </p>
        </Card>
      ))}
    </div>
  ),
};

/** The sections of the page of basic cards. */
export const BASIC_SECTIONS: readonly CardSection[] = [
  CONTENT,
  IMAGES,
  HEADER_AND_FOOTER,
  LAYOUT,
  NAVIGATION,
  STYLES,
  ALIGNMENT,
  TITLES,
  GROUP,
  GRID,
];
