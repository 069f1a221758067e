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

const renderStatus = async (status: string) => {
  const element = await fixture<PlinthConnectionStatus>(
    html`<plinth-connection-status status=${status}></plinth-connection-status>`,
  );
  const root = element.shadowRoot!;
  return { text: root.textContent!.trim(), icon: root.querySelector('.dot, svg')?.localName ?? 'none' };
};

describe('<plinth-connection-status>', () => {
  it('shows a working connection without emphasis', async () => {
    expect(await renderStatus('CONNECTED')).toEqual({ text: 'Connected', icon: 'span' });
  });

  it('tells the user what to do when the connection failed', async () => {
    expect(await renderStatus('AUTH_ERROR')).toEqual({ text: 'Sign in again', icon: 'svg' });
  });

  it('shows an unknown status as words', async () => {
    expect(await renderStatus('PENDING_EXPIRATION')).toEqual({ text: 'Pending expiration', icon: 'none' });
    expect(await renderStatus('')).toEqual({ text: '—', icon: 'none' });
  });

  it('shows no icon when plain', async () => {
    const element = await fixture<PlinthConnectionStatus>(
      html`<plinth-connection-status status="CONNECTED" plain></plinth-connection-status>`,
    );
    expect(element.shadowRoot!.querySelector('.dot')).toBe(null);
  });
});
