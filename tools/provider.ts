/** `npm run provider`: serves the provider's mock over HTTP. `-- --help` lists the options. */
import { join } from 'node:path';
import { isFree } from './lib/ports.ts';
import { endWithParent } from './lib/run.ts';
import { HELP, parseProviderArguments, type ProviderArguments } from './provider/options.ts';
import { startProvider, type Provider } from './provider/start-provider.ts';

function readArguments(): ProviderArguments | null {
  try {
    return parseProviderArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function start(options: ProviderArguments): Promise<void> {
  let provider: Provider | undefined;
  const stop = async (code: number): Promise<void> => {
    await provider?.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop(signal === 'SIGINT' ? 130 : 0));
  endWithParent(() => void stop(0));
  try {
    if (!(await isFree(options.port)))
      throw new Error(
        `Port ${options.port} is taken. Stop what uses it, or choose another: npm run provider -- --port ${options.port + 100}`,
      );
    provider = await startProvider(join(import.meta.dirname, '..'), options);
    console.log(`The provider is running at ${provider.origin}, for the app at ${options.appOrigin}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

const options = readArguments();
if (options) await start(options);
else console.log(HELP);
