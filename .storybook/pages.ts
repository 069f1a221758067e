/** The setup of stories of the app's pages: the mock provider, the app's strings and its styles. */
import type { ScenarioName } from '@plinth/mocks';
import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { loadPageStrings } from './page-strings.ts';
import { providerOf, startWorker } from './provider.ts';
import appStyles from '../packages/app/src/styles.css?inline';

const mswWorker = mswLoader(startWorker);

/** Starts the mock provider with the scenario of the toolbar, loads the strings, and returns the app's styles. */
export const loadPage = async (context: Parameters<Loader>[0]): Promise<{ readonly appStyles: string }> => {
  await mswWorker(context);
  context.msw.resetHandlers(...providerOf(context.globals['scenario'] as ScenarioName));
  await loadPageStrings(String(context.globals['locale']));
  return { appStyles };
};
