/**
 * One decoded segment of a path, from 0. It may hold anything that somebody can type into an address; an escape that is
 * none is left as it stands.
 */
export function pathSegment(pathname: string, index: number): string {
  const segment = pathname.split('/').filter((each) => each !== '')[index] ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
