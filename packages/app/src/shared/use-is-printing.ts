import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia('print');
  const setPrinting = (value: boolean) => {
    isPrinting = value;
    onChange();
  };
  const handleBeforePrint = () => setPrinting(true);
  const handleAfterPrint = () => setPrinting(false);
  const handleQuery = () => setPrinting(query.matches);
  query.addEventListener('change', handleQuery);
  addEventListener('beforeprint', handleBeforePrint);
  addEventListener('afterprint', handleAfterPrint);
  return () => {
    query.removeEventListener('change', handleQuery);
    removeEventListener('beforeprint', handleBeforePrint);
    removeEventListener('afterprint', handleAfterPrint);
  };
}

/**
 * Returns whether the page is being printed. The media query alone is not enough: the browser prints before it reports
 * the change of the medium.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
