import { pathOf } from '../../http/appPath';

interface Followed {
  /** Called with the path of every page that the frame shows. */
  readonly onPath: (path: string) => void;
  /** Called when the portal leaves for another origin, such as its other site: no frame may show it. */
  readonly onLeave: (url: string) => void;
}

/**
 * Follows the pages of the portal in a frame, also those that it changes to without loading.
 * Returns a function that ends this.
 */
export function followPortal(frame: HTMLIFrameElement, { onPath, onLeave }: Followed): () => void {
  const look = () => {
    const page = pageIn(frame);
    if (page !== null) onPath(pathOf(page.location));
  };
  const leave = (event: NavigateEvent) => {
    const { origin, protocol, href } = new URL(event.destination.url);
    if (origin === window.location.origin || !protocol.startsWith('http')) return;
    event.preventDefault();
    onLeave(href);
  };
  const onLoad = () => {
    look();
    const page = pageIn(frame);
    // Each document has its own. Browsers without it are followed from load to load.
    if (page === null || !('navigation' in page)) return;
    page.navigation.addEventListener('currententrychange', look);
    page.navigation.addEventListener('navigate', leave);
  };
  frame.addEventListener('load', onLoad);
  return () => frame.removeEventListener('load', onLoad);
}

/** The window in the frame; null for a page that failed to load, which nothing can be read of. */
function pageIn(frame: HTMLIFrameElement): Window | null {
  try {
    const page = frame.contentWindow;
    return page?.location.protocol.startsWith('http') ? page : null;
  } catch {
    return null;
  }
}

/**
 * Where to go when the portal leaves for another origin: its other site is shown under the bar too.
 * @param here the address of the page with the bar.
 * @param toBar returns the page with the bar for a path of the portal.
 */
export function otherSite(
  url: string,
  sandbox: string,
  here: Pick<Location, 'port'>,
  toBar: (path: string) => string,
): string {
  const target = new URL(url);
  const isSameSandbox =
    target.port === here.port && /^(--(eu|us))?\./.test(target.hostname.replace(sandbox, ''));
  return isSameSandbox ? target.origin + toBar(pathOf(target)) : url;
}
