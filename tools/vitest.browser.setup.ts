import '@plinth/ui-kit/tokens.css';
import { fixtureCleanup } from '@open-wc/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

/** The pointer stays where the file before has left it, and what comes to stand there would be hovered: it goes out of the window. */
beforeAll(async () => {
  await commands.takePointerOut();
});

afterEach(() => {
  fixtureCleanup();
});

/** What leads to a new tab is to be kept from it by its test. */
afterAll(async () => {
  const opened = await commands.closeOtherPages();
  if (opened.length > 0) throw new Error(`A test has opened other pages: ${opened.join(', ')}`);
});
