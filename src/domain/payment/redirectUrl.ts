const HOME = '/';

/** What makes a session in a link (ruling 22): an address to go to after signing in has none to give. */
const SESSION_PARAMS = ['token', 'refreshToken', 'userId'];

/** Segments of a path with every `%xx` decoded, however often it was encoded; null if it cannot be. */
function decodedPath(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      return null;
    }
    if (next === decoded) return decoded;
    decoded = next;
  }
  return null;
}

const isAllowed = (path: string): boolean => {
  // A slash at the end means the same page.
  const segments = path
    .replace(/\/$/, '')
    .split('/')
    .slice(1)
    .map((part) => part.trim());
  const [first, second] = segments;
  // No path of ours holds control characters; some readers cut a path off at them.
  if (/\p{Cc}/u.test(path)) return false;
  // "..;" is a way up for some servers; the browser sees a plain name in it.
  if (segments.some((part) => part === '.' || part.startsWith('..') || part.includes('\\'))) {
    return false;
  }
  return (
    (first === 'subscription' && second !== undefined && second !== '') ||
    (first === 'promotions' && second === 'selectDevice' && segments.length === 2)
  );
};

/**
 * Where to go after sign-in: the path and query of a redirectUrl under `/subscription/` or at
 * `/promotions/selectDevice`, whole segments compared after normalising; else home. Spec 4, ruling 21.
 *
 * @param raw the redirectUrl as given, if any
 * @param origin the portal's own origin
 */
export function redirectTarget(raw: string | undefined, origin: string): string {
  if (raw === undefined || raw === '') return HOME;
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return HOME;
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return HOME;
  const decoded = decodedPath(url.pathname);
  if (decoded === null || !isAllowed(decoded) || !isAllowed(url.pathname)) return HOME;
  for (const name of SESSION_PARAMS) {
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return `${url.pathname}${url.search}`;
}
