import type { ReactElement } from 'react';
import { createAppearance, type Appearance } from '#core/appearance/appearance.ts';
import { readSettings } from '#core/config/settings.ts';
import { startTranslator, type Translator } from '#core/i18n/i18n.ts';
import { startReports } from '#core/reports/start-reports.ts';
import { isSessionOf } from '#core/session/auth-slice.ts';
import { createStorage } from '#core/storage/storage.ts';
import { installDefaultPolicy } from '#core/trusted-types.ts';
import { App } from '#shell/app.tsx';
import { guardBfcache } from '#shell/bfcache.ts';
import { capturePromo } from '#shell/capture-promo.ts';
import { createDeps } from '#shell/create-deps.ts';
import { createDemoLoader } from '#shell/demo.ts';
import { ignoreClicksOnReplacements } from '#shell/double-click.ts';
import { prerenderedPageOf, renderAnew, takeOverPage } from '#shell/hydrate.ts';
import { removeServiceWorkers } from '#shell/service-workers.ts';
import { createSources } from '#shell/sources.ts';
import { InvalidSettings, StartFailure } from '#shell/startup-error.tsx';
import { createStore } from '#shell/store.ts';

type StartDemoMocks = Parameters<typeof createDemoLoader>[0];

/** Starts the mock of the provider's API; returns the function that starts that of the demo. */
async function startMocks(apiUrl: string): Promise<StartDemoMocks> {
  if (!__MOCK__) return async () => () => undefined;
  const { replaceBlockedStorage } = await import('@plinth/mocks/blocked-storage');
  replaceBlockedStorage();
  const mocks = await import('@plinth/mocks/browser');
  const worker = await mocks.startMocks({ baseUrl: apiUrl });
  return async () => {
    if (!__DEMO__) return () => undefined;
    const { startDemoMocks, resetDemoMocks } = await import('@plinth/mocks/demo/browser');
    startDemoMocks(worker);
    return resetDemoMocks;
  };
}

/** Applies the appearance in the address. Few addresses have one, so its code is loaded on demand. */
async function applyAppearance(appearance: Appearance): Promise<void> {
  const address = new URL(location.href);
  if (!address.searchParams.has('appearance')) return;
  const chunk = await import('#core/appearance/apply-address-settings.ts').catch(() => null);
  if (chunk) history.replaceState(history.state, '', chunk.applyAddressSettings(appearance, address));
}

/** Continues in a new task, in browsers that can, so that the page responds between the steps of the start. */
const yieldToMain = async (): Promise<void> => globalThis.scheduler?.yield();

async function start(): Promise<void> {
  await yieldToMain();
  // oxlint-disable-next-line no-console -- product.md#purpose: the app logs its version at start-up
  console.info(`Plinth ${__VERSION__}`);
  installDefaultPolicy();
  const container = document.getElementById('root') ?? document.body;
  const paintedLanguage = document.documentElement.lang;
  const showError = (error: ReactElement) => renderAnew(container, error);
  const result = readSettings(import.meta.env, __EMULATOR__);
  if (!result.ok) {
    showError(<InvalidSettings problems={result.problems} />);
    return;
  }
  const storage = createStorage();
  const report = startReports(result.settings.reportUrl, storage);
  let translator: Translator;
  let startDemoMocks: StartDemoMocks;
  try {
    [translator] = await Promise.all([
      startTranslator(storage, document.documentElement),
      removeServiceWorkers(() => navigator.serviceWorker),
    ]);
    // Before the store: its first saga may call the provider.
    startDemoMocks = await startMocks(result.settings.apiUrl);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page says nothing technical
    console.error('The app did not start', error);
    showError(<StartFailure />);
    return;
  }
  const deps = createDeps(result.settings, storage, createDemoLoader(startDemoMocks), report);
  const address = capturePromo(storage, new URL(location.href), deps.newId);
  if (address !== null) history.replaceState(history.state, '', address);
  const appearance = createAppearance(storage, document.documentElement);
  await applyAppearance(appearance);
  await yieldToMain();
  const app = createStore(deps);
  const belongsToUser = () => isSessionOf(app.store.getState(), storage.get('accessToken'));
  ignoreClicksOnReplacements(document);
  guardBfcache(document.documentElement, belongsToUser, () => location.reload());
  const sources = createSources(app);
  const element = (
    <App
      app={app}
      services={{
        appearance,
        translator,
        storage,
        settings: deps.settings,
        now: deps.now,
        network: deps.network,
        loadDemo: app.loadDemo,
      }}
      sources={sources}
    />
  );
  const isSameLanguage = translator.language() === paintedLanguage;
  const prerenderedPage = isSameLanguage ? prerenderedPageOf(container, app) : null;
  if (prerenderedPage) await takeOverPage(container, element, app, sources, prerenderedPage);
  else renderAnew(container, element);
}

void start();
