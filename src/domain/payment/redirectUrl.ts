const HOME = '/';

/** Session parameters, which are removed from redirect targets. */
const SESSION_PARAMS = ['token', 'refreshToken', 'userId'];

/** A path with every `%xx` decoded, even if encoded repeatedly; null if it cannot be decoded. */
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
  // A trailing slash means the same page.
  const segments = path
    .replace(/\/$/, '')
    .split('/')
    .slice(1)
    .map((part) => part.trim());
  const [first, second] = segments;
  // No portal path contains control characters, and some parsers truncate at them.
  if (/\p{Cc}/u.test(path)) return false;
  // Some servers treat "..;" as a parent directory, while browsers treat it as a name.
  if (segments.some((part) => part === '.' || part.startsWith('..') || part.includes('\\'))) {
    return false;
  }
  return (
    (first === 'subscription' && second !== undefined && second !== '') ||
    (first === 'promotions' && second === 'selectDevice' && segments.length === 2)
  );
};

/**
 * Where to go after sign-in: path and query of a redirectUrl under `/subscription/` or at
 * `/promotions/selectDevice`, compared by segments after normalization; else home.
 * @param raw the redirectUrl as given, if any
 * @param origin the portal's own origin
 */
export function redirectTarget(raw: string | undefined, origin: string): string {
  let url: URL;
  try {
    url = new URL(raw ?? HOME, origin);
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
