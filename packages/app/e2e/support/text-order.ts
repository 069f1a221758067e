import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Checks on an Arabic page that English text reads from left to right, with its numbers and punctuation where they
 * belong. The mark after a label, `*` or `%`, may be at its left.
 */
async function expectEnglishInOrder(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    /** Text of one element without another element in between: a component may split a sentence into several nodes. */
    type Run = readonly Text[];
    const isHidden = (element: Element | null): boolean => {
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return width <= 1 || height <= 1;
    };
    const runsIn = (node: Node): Run[] => {
      const runs: Text[][] = [[]];
      const nested: Run[] = node instanceof Element && node.shadowRoot ? runsIn(node.shadowRoot) : [];
      for (const child of node.childNodes) {
        if (child instanceof Text) runs.at(-1)?.push(child);
        // Examples follow the direction of the page, whatever their language is.
        else if (child instanceof Element && !child.matches('.docs-stage')) {
          nested.push(...runsIn(child));
          runs.push([]);
        }
      }
      return [...runs.filter((run) => run.length > 0), ...nested];
    };
    const isInOrder = (run: Run, end: number): boolean => {
      let previous: DOMRect | undefined;
      let offset = 0;
      for (const text of run) {
        for (let index = 0; index < text.length && offset + index < end; index += 1) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const [rect] = range.getClientRects();
          if (!rect || rect.width === 0 || text.data.charAt(index).trim() === '') continue;
          const isOnSameLine = previous !== undefined && Math.abs(previous.top - rect.top) < rect.height / 4;
          if (previous && isOnSameLine && rect.left < previous.left - 1) return false;
          previous = rect;
        }
        offset += text.length;
      }
      return true;
    };
    return runsIn(document.body).flatMap((run) => {
      const text = run.map(({ data }) => data).join('');
      const words = text.replace(/ [*%]\s*$/, '');
      const isEnglish = /[a-z]/i.test(text) && !/\p{Script=Arabic}/u.test(text);
      // Only what is not a letter can be in another place, and only at the beginning or at the end.
      const canMove = /^\s*[^a-z\s]|[^a-z\s]\s*$/i.test(words);
      if (!isEnglish || !canMove || isHidden(run[0]?.parentElement ?? null)) return [];
      return isInOrder(run, words.length) ? [] : [text.trim()];
    });
  });
  expect(texts).toEqual([]);
}

/** Checks that the items of a list begin beside their bullets or numbers, which are on the side of the list's direction. */
async function expectItemsBesideMarks(page: Page): Promise<void> {
  const items = await page.evaluate(() =>
    [...document.querySelectorAll('li')].flatMap((item) => {
      const { listStyleType, direction } = getComputedStyle(item);
      const text = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
      if (listStyleType === 'none' || !text || !item.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const [line] = range.getClientRects();
      const { left, right } = item.getBoundingClientRect();
      if (!line) return [];
      const gap = direction === 'rtl' ? right - line.right : line.left - left;
      // A smaller gap may be the space beside a letter.
      return gap > 4 ? [item.textContent] : [];
    }),
  );
  expect(items).toEqual([]);
}

/** Checks on an Arabic page that English text reads in order, and that the items of lists begin beside their marks. */
export async function expectTextInOrder(page: Page): Promise<void> {
  await expectEnglishInOrder(page);
  await expectItemsBesideMarks(page);
}
