import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { ServicesContext } from '#core/context.ts';
import { createStorage } from '#core/storage/storage.ts';
import { createWorld, memoryStorage, servicesOf } from '#testing/world.ts';
import { StorageNotice } from './storage-notice.tsx';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function renderNotice(storage = memoryStorage()): Promise<HTMLElement> {
  const { task, deps } = createWorld({ user: null, storage });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  cleanups.push(() => {
    root.unmount();
    host.remove();
    task.cancel();
  });
  root.render(
    <ServicesContext value={servicesOf(deps)}>
      <StorageNotice />
      <p>Rendered</p>
    </ServicesContext>,
  );
  await expect.poll(() => host.textContent).toContain('Rendered');
  return host;
}

it('says nothing in a browser that keeps what is stored', async () => {
  expect((await renderNotice()).textContent).toBe('Rendered');
});

it('says that the session ends with the page when the browser blocks its storage', async () => {
  const denied = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const host = await renderNotice(createStorage({ local: denied, session: denied }));
  await expect.poll(() => host.querySelector('plinth-alert')?.textContent).toBe('signIn.notKept');
});
