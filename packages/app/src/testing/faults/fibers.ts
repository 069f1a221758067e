/** What React keeps of an element: in production too, where it no longer warns. */
interface Fiber {
  readonly key: string | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Container {
  readonly stateNode: { readonly current: Fiber };
}

const PROPERTY = '__reactContainer$';

function rootOf(host: HTMLElement): Fiber {
  const entry = Object.entries(host).find(([name]) => name.startsWith(PROPERTY)) as [string, Container] | undefined;
  if (!entry) throw new Error('React keeps its tree elsewhere');
  return entry[1].stateNode.current;
}

/**
 * Keys that two children of one parent share in what React renders into a host. It would mix them up when they change:
 * in development it warns.
 */
export function doubledKeys(host: HTMLElement): string[] {
  const doubled: string[] = [];
  const parents: Fiber[] = [rootOf(host)];
  for (let parent = parents.pop(); parent; parent = parents.pop()) {
    const keys = new Set<string>();
    for (let child = parent.child; child; child = child.sibling) {
      if (child.key !== null && keys.has(child.key)) doubled.push(child.key);
      if (child.key !== null) keys.add(child.key);
      parents.push(child);
    }
  }
  return doubled;
}
