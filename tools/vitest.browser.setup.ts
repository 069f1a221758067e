import '@plinth/ui-kit/tokens.css';
import { fixtureCleanup } from '@open-wc/testing';
import { afterEach, beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

/** The pointer stays where the file before has left it, and what comes to stand there would be hovered: it goes out of the window. */
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});

afterEach(() => {
  fixtureCleanup();
});
