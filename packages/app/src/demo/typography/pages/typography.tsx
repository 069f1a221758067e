import '@plinth/ui-kit/prose.css';
import { Card } from '@plinth/ui-kit/react/card';
import type { ReactNode } from 'react';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { SectionsPage } from '#demo/_shared/sections/sections-page.tsx';
import { Link } from '#shared/navigation.ts';
import { DISPLAY_SIZES, TEXT_COLORS, TYPOGRAPHY_SECTIONS, WEIGHTS } from '../text-styles.ts';
import './typography.css';

type SectionId = (typeof TYPOGRAPHY_SECTIONS)[number]['id'];

function Headings() {
  return (
    <>
      <h3>Terms of the financing</h3>
      <p>A section of a page starts with a heading of the second level; this one is of the third.</p>
      <h4>Repayment</h4>
      <p>A share of each week’s revenue is collected on Monday.</p>
      <h5>Holidays</h5>
      <p>If Monday is a bank holiday, the collection moves to the next business day.</p>
      <h6>Banks outside of the United States</h6>
      <p>Their own holidays apply.</p>
    </>
  );
}

function Display() {
  return (
    <ul className="type-rows">
      {DISPLAY_SIZES.map(({ token, px }) => (
        <li key={token}>
          <span className={`type-display type-display-${px}`}>$125,000</span>
          <span className="muted text-13">
            <code>{token}</code> {px} px
          </span>
        </li>
      ))}
    </ul>
  );
}

function Weights() {
  return (
    <ul className="type-rows">
      {WEIGHTS.map(({ token, value, use }) => (
        <li key={token}>
          <span className={`type-weight-${value}`}>{use}</span>
          <span className="muted text-13">
            <code>{token}</code> {value}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Colors() {
  return (
    <ul className="type-rows">
      {TEXT_COLORS.map(({ token, use }) => (
        <li key={token}>
          <span className={`type${token.slice('--plinth'.length)}`}>{use}</span>
          <span className="muted text-13">
            <code>{token}</code>
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
        <p>The money arrived on the same day, and the collections follow our quiet months.</p>
        <p>
          <cite>Ines Calloway, owner of a wine shop</cite>
        </p>
      </blockquote>
      <p>
        Short quotes stay in their line: she called it <q>the first loan that I understood</q>.
      </p>
    </>
  );
}

function Lists() {
  return (
    <>
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
        <li>Link a bank.</li>
        <li>Choose an amount.</li>
        <li>Sign the contract.</li>
      </ol>
    </>
  );
}

function DescriptionLists() {
  return (
    <>
      <dl>
        <dt>Available to draw</dt>
        <dd>The limit without what is owed.</dd>
        <dt>Next collection</dt>
        <dd>The amount that is collected on Monday.</dd>
      </dl>
      <dl className="type-facts">
        <dt>Contract</dt>
        <dd>C-1042</dd>
        <dt>Funded</dt>
        <dd>$120,000</dd>
        <dt>Fee</dt>
        <dd>$8,400</dd>
      </dl>
    </>
  );
}

function Links() {
  return (
    <>
      <p>
        A <Link to={demoRoutes.hrefOf('faq')}>link</Link> is underlined in a text, so that it is seen without its color.{' '}
        <small>Small text says what is less important.</small>
      </p>
      <p>
        Press <kbd>Ctrl</kbd> <kbd>K</kbd> to search. <code>GET /contracts</code> lists the contracts and responds with{' '}
        <samp>200 OK</samp>.
      </p>
      <pre>
        <code>{':root {\n  --plinth-brand: #7a1fa2;\n}'}</code>
      </pre>
      <p>
        <mark>New:</mark> the fee was <del>8 %</del> <ins>7 %</ins>. <abbr title="Annual percentage rate">APR</abbr> is{' '}
        <strong>not</strong> the same as a <em>fixed</em> fee.
      </p>
    </>
  );
}

const CONTENT: Readonly<Record<SectionId, () => ReactNode>> = {
  headings: Headings,
  display: Display,
  weights: Weights,
  colors: Colors,
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
      text="The sizes, weights and colors of text, and what one class makes of plain HTML."
      sections={TYPOGRAPHY_SECTIONS}
    >
      {TYPOGRAPHY_SECTIONS.map(({ id, heading }) => {
        const Content = CONTENT[id];
        return (
          <Card key={id} id={id}>
            <h2 slot="heading">{heading}</h2>
            <div className="plinth-prose" dir="ltr">
              <Content />
            </div>
          </Card>
        );
      })}
    </SectionsPage>
  );
}
