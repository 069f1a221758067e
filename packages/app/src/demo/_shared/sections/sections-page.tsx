import type { ReactNode } from 'react';
import { ListPage } from '../list/list-page.tsx';
import './sections-page.css';

/** A section of a page, with an address of its own. */
export interface PageSection {
  /** The anchor of the section. */
  readonly id: string;
  readonly heading: string;
}

interface Props {
  /** Translation key of the page's name. */
  readonly title: string;
  /** Translation key of the group of the menu that the page belongs to. */
  readonly group: string;
  /** The name of the page as the markup has it when it is ready. */
  readonly ready: string;
  /** A description of the page, in a sentence or two. */
  readonly text: string;
  readonly sections: readonly PageSection[];
  /** Whether each section takes the width of the page. By default they are cards in two columns. */
  readonly isStacked?: boolean;
  /** The sections, each with its anchor as id. */
  readonly children: ReactNode;
}

/** A page of examples in cards, with links to its sections. */
export function SectionsPage({ title, group, ready, text, sections, isStacked = false, children }: Props) {
  return (
    <ListPage title={title} group={group}>
      <div className="sections" data-ready={ready}>
        <p className="muted sections-text">
          <bdi>{text}</bdi>
        </p>
        <nav aria-label="On this page" className="sections-index">
          {sections.map(({ id, heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
        <div className={isStacked ? 'sections-stack' : 'sections-grid'}>{children}</div>
      </div>
    </ListPage>
  );
}
