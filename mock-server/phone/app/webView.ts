import { pathOf } from '../../http/appPath';

/** The phone's web view: one frame, new with every opening, so that its history is empty. */
export class WebView {
  private place: HTMLElement | null = null;
  private frame: HTMLIFrameElement | null = null;
  /** The document that has been put into the app. */
  private attached: Document | null = null;
  private opening = '/';

  /** `onLoad` hears whether the page that has loaded is in the app. */
  constructor(private readonly onLoad: (inApp: boolean) => void) {}

  /** Where its frame stands. React draws the rest of the phone and knows nothing of the frame. */
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

  /** While something lies over the page, it takes neither the pointer nor the keyboard. */
  rest(resting: boolean): void {
    if (this.frame) this.frame.inert = resting;
  }

  focus(): void {
    this.frame?.focus();
  }

  get window(): Window | null {
    return this.frame?.contentWindow ?? null;
  }

  noteAttached(page: Window): void {
    this.attached = page.document;
  }

  /** Path of the page that is shown, or on its way; null where none is, or another site's. */
  get path(): string | null {
    try {
      const location = this.window?.location;
      if (!location) return null;
      return location.protocol === 'about:' ? this.opening : pathOf(location);
    } catch {
      return null;
    }
  }

  /** Whether the page prefers a dark scheme; null if that cannot be read. */
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

  /** Pages of the mock server and of other sites have no bridge in a real app either. */
  private isInApp(frame: HTMLIFrameElement): boolean {
    const page = frame.contentDocument;
    return page === null || page === this.attached || page.location.pathname.startsWith('/__mock/');
  }
}
