import { useRouter } from '@tanstack/react-router';

/**
 * Writes query parameters into the URL of the current page, so that browser back restores them;
 * undefined removes one.
 */
export function useKeepInUrl() {
  const { history } = useRouter();
  return (values: Readonly<Record<string, string | undefined>>): void => {
    const here = new URL(history.location.href, location.origin);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) here.searchParams.delete(name);
      else here.searchParams.set(name, value);
    }
    history.replace(here.pathname + here.search);
    // Without the flush, the next navigation would replace this entry.
    history.flush();
  };
}
