import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken } from '@plinth/mocks';
import { describe, expect, it, onTestFinished } from 'vitest';

const NOW_S = Math.floor(Date.now() / 1_000);
const CLAIMS = { uid: 'ines', email: 'owner@plinth.test', customerId: 'customer-ines' };
const token = createToken({ ...CLAIMS, issuedAt: NOW_S, expiresAt: NOW_S + 3_600 });

/** Starts the command; `output` is what it has printed. */
function start(port: number, ...options: readonly string[]) {
  const script = join(import.meta.dirname, 'provider.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, '--port', String(port), ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (printed.output += chunk.toString()));
  return { child, printed, exited: once(child, 'close') };
}

/** Uses a running command until it is stopped by a signal; resolves with what was read and the exit code. */
async function during<Result>(options: readonly string[], signal: NodeJS.Signals, run: () => Promise<Result>) {
  const { child, printed, exited } = start(5790, ...options);
  await expect.poll(() => printed.output, { timeout: 60_000 }).toContain('The provider is running');
  try {
    return { result: await run(), printed };
  } finally {
    child.kill(signal);
    expect(await exited).toEqual([signal === 'SIGINT' ? 130 : 0, null]);
  }
}

const request = (path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:5790${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } });

describe('npm run provider', () => {
  it('keeps the data in the file, serves the hosted pages and PDF files, and stops on a signal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plinth-provider-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const options = ['--data', join(folder, 'data.sqlite'), '--origin', 'http://localhost:5780'];
    const connection = '/v1/data/banking/customers/customer-ines/connections/connection-larkfield';
    const { result, printed } = await during(options, 'SIGINT', async () => {
      const page = await request('/hosted/bank.html');
      const script = /src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      const key = 'tickets/customer-ines/given/invoice-fennel-press.pdf';
      const signed = await request(`/v1/files/signedurl?${new URLSearchParams({ key }).toString()}`);
      const { url } = (await signed.json()) as { readonly url: string };
      const document = await fetch(url);
      return [
        page.headers.get('content-security-policy'),
        (await request(script)).status,
        document.headers.get('content-type'),
        (await document.text()).slice(0, 5),
        (await request(connection, { method: 'DELETE' })).status,
      ];
    });
    expect(result).toEqual([expect.stringContaining("script-src 'self';"), 200, 'application/pdf', '%PDF-', 200]);
    expect(printed.output).toBe(
      'The provider is running at http://localhost:5790, for the app at http://localhost:5780\n',
    );
    const later = await during(options, 'SIGTERM', async () => (await request(connection)).status);
    expect(later.result).toBe(404);
  });

  it('prints the reports that it gets', async () => {
    const body = JSON.stringify({ version: '1.0.0', reports: [{ kind: 'call', call: 'GET /customers', status: 500 }] });
    const line = 'report {"version":"1.0.0","kind":"call","call":"GET /customers","status":500}\n';
    await during(['--origin', 'http://localhost:5780'], 'SIGTERM', async () => {
      expect((await request('/reports', { method: 'POST', body })).status).toBe(204);
    }).then(({ printed }) => expect(printed.output).toContain(line));
  });

  it('exits with one line when its port is taken', async () => {
    const server = createServer().listen(5791, 'localhost');
    await once(server, 'listening');
    const { exited, printed } = start(5791);
    expect(await exited).toEqual([1, null]);
    server.close();
    expect(printed.output).toBe(
      'Port 5791 is taken. Stop what uses it, or choose another: npm run provider -- --port 5891\n',
    );
  });

  it('exits with one line when an option is invalid', async () => {
    const { exited, printed } = start(5791, '--scenario', 'none');
    expect([await exited, printed.output]).toEqual([[1, null], 'There is no scenario "none".\n']);
  });

  it('prints its options', async () => {
    const { exited, printed } = start(5791, '--help');
    expect([await exited, printed.output]).toEqual([[0, null], expect.stringContaining('--data provider.sqlite')]);
  });
});
