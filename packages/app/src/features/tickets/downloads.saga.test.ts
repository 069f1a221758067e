import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setUpTickets, USER } from '#features/_shared/ticket-composer/testing/tickets-world.ts';
import { API } from '#testing/world.ts';
import { downloadRequested, selectDownloads } from './downloads-slice.ts';
import { feature } from './feature.ts';

const { visit, override } = setUpTickets(feature);
const KEY = `tickets/${USER.customerId}/given/weekly-sales.csv`;

describe('downloading a file', () => {
  it('saves the bytes once, with a media type that no browser displays', async () => {
    const { store, read, savedFiles } = await visit();
    store.dispatch(downloadRequested(KEY));
    store.dispatch(downloadRequested(KEY));
    await vi.waitFor(() => expect(read(selectDownloads).byKey[KEY]).toBeUndefined());
    expect(savedFiles).toHaveLength(1);
    expect(savedFiles[0]).toMatchObject({ name: 'weekly-sales.csv', bytes: { type: 'application/octet-stream' } });
    expect(await savedFiles[0]!.bytes.text()).toMatch(/^week,shop,terminal/);
    expect(read(selectDownloads).sizes[KEY]).toBe(savedFiles[0]!.bytes.size);
  });

  it('sends no token, and keeps the error code of a failure by storage key', async () => {
    const tokens: (string | null)[] = [];
    override(
      http.get(`${API}/files/objects`, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return new HttpResponse(null, { status: 403 });
      }),
    );
    const { store, read, savedFiles } = await visit();
    store.dispatch(downloadRequested(KEY));
    await vi.waitFor(() => expect(read(selectDownloads).byKey[KEY]).toEqual({ status: 'failed', code: 'http' }));
    expect(tokens).toEqual([null]);
    expect(savedFiles).toEqual([]);
  });
});
