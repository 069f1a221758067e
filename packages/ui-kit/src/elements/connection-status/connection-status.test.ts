import '#define/connection-status.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthConnectionStatus } from './connection-status.ts';

describeElement({
  name: 'connection-status',
  define: () => import('#define/connection-status.ts'),
  template: () => html`<plinth-connection-status status="AUTH_ERROR"></plinth-connection-status>`,
});

const shown = async (status: string) => {
  const element = await fixture<PlinthConnectionStatus>(
    html`<plinth-connection-status status=${status}></plinth-connection-status>`,
  );
  const root = element.shadowRoot!;
  return { words: root.textContent!.trim(), mark: root.querySelector('.dot, svg')?.localName ?? 'none' };
};

describe('<plinth-connection-status>', () => {
  it('shows a working connection without emphasis', async () => {
    expect(await shown('CONNECTED')).toEqual({ words: 'Connected', mark: 'span' });
  });

  it('tells the user what to do when the connection failed', async () => {
    expect(await shown('AUTH_ERROR')).toEqual({ words: 'Sign in again', mark: 'svg' });
  });

  it('shows an unknown status as words', async () => {
    expect(await shown('PENDING_EXPIRATION')).toEqual({ words: 'Pending expiration', mark: 'none' });
    expect(await shown('')).toEqual({ words: '—', mark: 'none' });
  });

  it('shows no icon when plain', async () => {
    const element = await fixture<PlinthConnectionStatus>(
      html`<plinth-connection-status status="CONNECTED" plain></plinth-connection-status>`,
    );
    expect(element.shadowRoot!.querySelector('.dot')).toBe(null);
  });
});
