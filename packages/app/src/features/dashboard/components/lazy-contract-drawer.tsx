import { Card } from '@plinth/ui-kit/react/card';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useOpenContract } from './use-open-contract.ts';

const load = async () => (await import('./contract-drawer.tsx')).ContractDrawer;

/** The drawer of the contract in the address, loaded when one is opened for the first time. */
export function LazyContractDrawer() {
  const { contractId, close } = useOpenContract();
  const { part: ContractDrawer, failed, retry } = useChunk(load, contractId !== null);
  if (contractId === null) return null;
  if (ContractDrawer) return <ContractDrawer key={contractId} contractId={contractId} onClose={close} />;
  if (!failed) return null;
  return (
    <Card>
      <ChunkFailure onRetry={retry} />
    </Card>
  );
}
