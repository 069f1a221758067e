/** A node of React's internal tree, which also exists in production builds, where React does not warn. */
interface Fiber {
  readonly key: string | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Container {
  readonly stateNode: { readonly current: Fiber };
}

const CONTAINER_PROPERTY = '__reactContainer$';

function rootOf(host: HTMLElement): Fiber {
  const entry = Object.entries(host).find(([name]) => name.startsWith(CONTAINER_PROPERTY)) as
    | [string, Container]
    | undefined;
  if (!entry) throw new Error('React keeps its tree under another property');
  return entry[1].stateNode.current;
}

/**
 * Returns the keys that siblings in a React tree share. React confuses such siblings when they change, and warns about
 * them only in development.
 */
export function duplicateKeys(host: HTMLElement): string[] {
  const duplicates: string[] = [];
  const parents: Fiber[] = [rootOf(host)];
  for (let parent = parents.pop(); parent; parent = parents.pop()) {
    const keys = new Set<string>();
    for (let child = parent.child; child; child = child.sibling) {
      if (child.key !== null && keys.has(child.key)) duplicates.push(child.key);
      if (child.key !== null) keys.add(child.key);
      parents.push(child);
    }
  }
  return duplicates;
}
