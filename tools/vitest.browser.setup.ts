import '@plinth/ui-kit/tokens.css';
import { fixtureCleanup } from '@open-wc/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

/**
 * Moves the pointer out of the window. It keeps its position between test files and would hover whatever is rendered
 * there.
 */
beforeAll(async () => {
  await commands.movePointerOut();
});

/** Removes what the test has rendered. The next Tab starts before the page, not where the test has clicked. */
afterEach(() => {
  fixtureCleanup();
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus();
  start.remove();
});

/** Fails when a test has opened other pages: a test has to prevent links from opening new tabs. */
afterAll(async () => {
  const opened = await commands.closeOtherPages();
  if (opened.length > 0) throw new Error(`A test has opened other pages: ${opened.join(', ')}`);
});
