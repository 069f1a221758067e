import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppRouter } from './app-router.tsx';
import { Link, useLocation, useQuery } from './navigation.ts';
import { askToLeave, useLeaveGuard } from './use-leave-guard.ts';

interface FormProps {
  readonly name: string;
}

/** A changed form, which says when it asks. */
function ChangedForm({ name }: FormProps) {
  const guard = useLeaveGuard(true);
  if (!guard.isAsking) return null;
  return (
    <section>
      <h2>{`Leave ${name}?`}</h2>
      <button type="button" onClick={guard.leave}>
        Leave
      </button>
      <button type="button" onClick={guard.stay}>
        Stay
      </button>
    </section>
  );
}

/** A page with two forms, and another without. */
function TestPage() {
  const { pathname, search } = useLocation();
  const { setQuery } = useQuery();
  return (
    <>
      <h1>{`${pathname}${search}`}</h1>
      <Link to="/other">Other</Link>
      <button type="button" onClick={() => setQuery({ tab: 'two' })}>
        Second tab
      </button>
      {pathname === '/forms' ? (
        <>
          <ChangedForm name="the profile" />
          <ChangedForm name="the address" />
        </>
      ) : null}
    </>
  );
}

const originalHref = location.href;
let cleanup = () => {};
afterEach(() => {
  cleanup();
  history.replaceState(null, '', originalHref);
});

const pressButton = (name: string) => page.getByRole('button', { name }).click();
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function renderForms() {
  history.replaceState(null, '', '/start');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  cleanup = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <AppRouter>
      <Link to="/forms">Forms</Link>
      <TestPage />
    </AppRouter>,
  );
  await page.getByRole('link', { name: 'Forms' }).click();
  await expect.element(heading('/forms')).toBeVisible();
}

it('asks each changed form before a link is followed, and follows it once all agree', async () => {
  await renderForms();
  await page.getByRole('link', { name: 'Other' }).click();
  await expect.element(heading('Leave the address?')).toBeVisible();
  await pressButton('Stay');
  await expect.element(heading('/forms')).toBeVisible();
  await page.getByRole('link', { name: 'Other' }).click();
  await pressButton('Leave');
  await expect.element(heading('Leave the profile?')).toBeVisible();
  await expect.element(heading('/forms')).toBeVisible();
  await pressButton('Leave');
  await expect.element(heading('/other')).toBeVisible();
});

it('asks each changed form before the app is left in another way, and leaves once all agree', async () => {
  await renderForms();
  const leave = vi.fn<() => void>();
  askToLeave(leave);
  await expect.element(heading('Leave the address?')).toBeVisible();
  await pressButton('Stay');
  await expect.element(heading('Leave the address?')).not.toBeInTheDocument();
  askToLeave(leave);
  await pressButton('Leave');
  await expect.element(heading('Leave the profile?')).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
  await pressButton('Leave');
  expect(leave).toHaveBeenCalledOnce();
  await expect.element(heading('/forms')).toBeVisible();
});

it('asks before Back, and not when only the query changes', async () => {
  await renderForms();
  await pressButton('Second tab');
  await expect.element(heading('/forms?tab=two')).toBeVisible();
  history.back();
  await expect.element(heading('/forms')).toBeVisible();
  history.back();
  await expect.element(heading('Leave the address?')).toBeVisible();
  await expect.element(heading('/forms')).toBeVisible();
  await pressButton('Leave');
  await expect.element(heading('Leave the profile?')).toBeVisible();
  await pressButton('Leave');
  await expect.element(heading('/start')).toBeVisible();
});
