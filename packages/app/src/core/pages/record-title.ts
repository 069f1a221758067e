import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The name of the record that the page shows; null while the title is the name of the page. */
let recordName: string | null = null;

const listeners = new Set<() => void>();

function setRecordName(name: string | null): void {
  if (recordName === name) return;
  recordName = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getRecordName = () => recordName;

/** Titles the document after the record that the page shows. With null, the title is the name of the page. */
export function useRecordTitle(name: string | null): void {
  useLayoutEffect(() => {
    setRecordName(name);
    return () => setRecordName(null);
  }, [name]);
}

/** Returns the name after which the open page titles the document; null for that of the page. */
export const useTitledRecord = (): string | null => useSyncExternalStore(subscribe, getRecordName, getRecordName);
