import '@plinth/ui-kit/prose.css';
import { Card } from '@plinth/ui-kit/react/card';
import type { ReactNode } from 'react';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { SectionsPage } from '#demo/_shared/sections/sections-page.tsx';
import { Link } from '#shared/navigation.ts';
import { DISPLAY_SIZES, TEXT_COLORS, TYPOGRAPHY_SECTIONS, WEIGHTS, type TextStyle } from '../text-styles.ts';
import './typography.css';

type SectionId = (typeof TYPOGRAPHY_SECTIONS)[number]['id'];

function Headings() {
  return (
    <>
      <h3>Delivery</h3>
      <p>The card’s heading is of the second level; this one is of the third.</p>
      <h4>Within the city</h4>
      <p>Orders before noon arrive on the same day.</p>
      <h5>By bicycle</h5>
      <p>Up to twelve bottles.</p>
      <h6>In winter</h6>
      <p>The van takes over when it snows.</p>
    </>
  );
}

/** Styles of text, each with its token. */
function TextStyles({ styles }: { readonly styles: readonly TextStyle[] }) {
  return (
    <ul className="type-rows">
      {styles.map(({ token, sample, value }) => (
        <li key={token}>
          <span className={token.replace('--plinth', 'type')}>{sample}</span>
          <span className="muted text-13">
            <code>{token}</code> {value}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Quotes() {
  return (
    <>
      <blockquote>
        <p>We knew what each week would cost us before it began.</p>
        <p>
          <cite>Ines Calloway, owner of a wine shop</cite>
        </p>
      </blockquote>
      <p>
        A short quote stays in its line: she called it <q>the first loan that I understood</q>.
      </p>
    </>
  );
}

function Lists() {
  return (
    <>
      <ul>
        <li>Red wine</li>
        <li>
          White wine
          <ul>
            <li>Dry</li>
            <li>Sweet</li>
          </ul>
        </li>
        <li>Cider</li>
      </ul>
      <ol>
        <li>Count the bottles.</li>
        <li>Note what is missing.</li>
        <li>Order it by Thursday.</li>
      </ol>
    </>
  );
}

function DescriptionLists() {
  return (
    <>
      <dl>
        <dt>Draft</dt>
        <dd>Only you see the invoice.</dd>
        <dt>Past due</dt>
        <dd>The client should have paid by now.</dd>
      </dl>
      <dl className="type-facts">
        <dt>Orders</dt>
        <dd>62</dd>
        <dt>Average</dt>
        <dd>$84</dd>
        <dt>Returned</dt>
        <dd>3</dd>
      </dl>
    </>
  );
}

function Links() {
  return (
    <>
      <p>
        A <Link to={demoRoutes.hrefOf('faq')}>link</Link> in a text is underlined, so that it can be told apart without
        its color. <small>Small text says what matters less.</small>
      </p>
      <p>
        <kbd>/</kbd> moves to the search of a page. <code>GET /apps/ecommerce/products</code> lists the products and
        responds with <samp>200 OK</samp>.
      </p>
      <pre>
        <code>{'.price {\n  color: var(--plinth-color-text);\n}'}</code>
      </pre>
      <p>
        <mark>New:</mark> delivery takes <del>three days</del> <ins>one day</ins>.{' '}
        <abbr title="Value-added tax">VAT</abbr> is <strong>not</strong> part of the <em>listed</em> price.
      </p>
    </>
  );
}

const CONTENT: Readonly<Record<SectionId, () => ReactNode>> = {
  headings: Headings,
  display: () => <TextStyles styles={DISPLAY_SIZES} />,
  weights: () => <TextStyles styles={WEIGHTS} />,
  colors: () => <TextStyles styles={TEXT_COLORS} />,
  quotes: Quotes,
  lists: Lists,
  'description-lists': DescriptionLists,
  links: Links,
};

/** The styles of text. */
export function TypographyPage() {
  return (
    <SectionsPage
      title="demo.pages.typography"
      group="demo.menu.userInterface"
      ready="typography"
      text="The sizes, weights and colors of text, and plain HTML that is styled by one class."
      sections={TYPOGRAPHY_SECTIONS}
    >
      {TYPOGRAPHY_SECTIONS.map(({ id, heading }) => {
        const Content = CONTENT[id];
        return (
          <Card key={id} id={id}>
            <h2 slot="heading">{heading}</h2>
            <div className="plinth-prose" dir="auto">
              <Content />
            </div>
          </Card>
        );
      })}
    </SectionsPage>
  );
}
