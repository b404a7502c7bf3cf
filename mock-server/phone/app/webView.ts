import { pathOf } from '../../http/appPath';

/** The phone's web view. Each opening creates a new frame with an empty history. */
export class WebView {
  private place: HTMLElement | null = null;
  private frame: HTMLIFrameElement | null = null;
  /** The document that is attached to the app. */
  private attached: Document | null = null;
  private opening = '/';

  /** `onLoad` receives whether the loaded page is in the app. */
  constructor(private readonly onLoad: (inApp: boolean) => void) {}

  /** Sets the element that holds the frame. React does not manage the frame. */
  standIn(place: HTMLElement): void {
    this.place = place;
  }

  open(url: string): void {
    this.close();
    this.opening = url;
    const frame = document.createElement('iframe');
    Object.assign(frame, { title: 'Portal in the app', src: url });
    frame.addEventListener('load', () => this.onLoad(this.isInApp(frame)));
    this.frame = frame;
    this.place?.append(frame);
  }

  close(): void {
    this.frame?.remove();
    this.frame = null;
    this.attached = null;
  }

  /** Makes the page inert while something covers it. */
  rest(resting: boolean): void {
    if (this.frame) this.frame.inert = resting;
  }

  focus(): void {
    this.frame?.focus();
  }

  get window(): Window | null {
    return this.frame?.contentWindow ?? null;
  }

  /** Only a page with the bridge knows the safe area; the drawing keeps others out of the covers. */
  noteAttached(page: Window): void {
    this.attached = page.document;
    const { frame } = this;
    const mark = (inApp: boolean) => frame?.toggleAttribute('data-in-app', inApp);
    mark(true);
    page.addEventListener('pageshow', () => mark(true));
    page.addEventListener('pagehide', () => mark(false));
  }

  /** Path of the page that is shown or loading; null when there is none or it is cross-origin. */
  get path(): string | null {
    try {
      const location = this.window?.location;
      if (!location) return null;
      return location.protocol === 'about:' ? this.opening : pathOf(location);
    } catch {
      return null;
    }
  }

  /** Whether the page sees a dark color scheme; null when that cannot be read. */
  get isDark(): boolean | null {
    try {
      return this.window?.matchMedia('(prefers-color-scheme: dark)').matches ?? null;
    } catch {
      return null;
    }
  }

  get canGoBack(): boolean {
    try {
      return this.window?.navigation.canGoBack ?? false;
    } catch {
      return true;
    }
  }

  goBack(): void {
    this.window?.history.back();
  }

  reload(): void {
    this.window?.location.reload();
  }

  /** Pages of the mock server and of other sites count too: a real app gives them no bridge either. */
  private isInApp(frame: HTMLIFrameElement): boolean {
    const page = frame.contentDocument;
    // Unlike the portal, the mock server's own pages have no script.
    return page === null || page === this.attached || page.scripts.length === 0;
  }
}
