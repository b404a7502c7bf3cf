import { maskAddress } from '../../mask';
import { pathOf } from '../../http/appPath';
import { ACTIVE_CHANGE } from '../names';
import { phoneAddress, withLaunchParams } from '../settings';
import type { Settings } from '../settings';
import { userAgentOf } from '../userAgent';
import { CallLog } from './callLog';
import type { CallEntry } from './callLog';
import { makeHandset } from './handset';
import { deliverTo, putIntoApp } from './intoPage';
import { NativeApp } from './nativeApp';
import type { Cover, PhoneState } from './phoneState';
import { endSale } from './store';
import type { Settle } from './store';
import { WebView } from './webView';

/**
 * Shown when the choice has no effect: emulation in the developer tools overrides the frame's
 * scheme.
 */
const FORCED =
  'You can’t change the appearance here: your browser or its developer tools override it.';

/** The fake phone with the fake app in it: its state and its actions. */
export class Phone {
  private shown: PhoneState;
  private readonly listeners = new Set<() => void>();
  private readonly log = new CallLog(() =>
    this.set({ entries: [...this.log.all()].reverse(), address: this.addressNow() }),
  );
  private readonly webView = new WebView((inApp) => this.pageLoaded(inApp));
  private readonly app = new NativeApp(
    this.log,
    makeHandset({
      state: () => this.shown,
      set: (change) => this.set(change),
      cover: (cover) => this.cover(cover),
      atFront: (active) => this.atFront(active),
      closeWebView: () => this.webView.close(),
    }),
    deliverTo(() => this.webView.window),
  );
  /** The path that first opened the portal; it may contain sign-in parameters. */
  private readonly opened: string;

  constructor(
    settings: Settings,
    private readonly settle: Settle,
  ) {
    this.opened = settings.url;
    this.shown = {
      settings,
      notice: '',
      pasteboard: null,
      cover: null,
      address: null,
      entries: [],
      shakes: 0,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get state(): PhoneState {
    return this.shown;
  }

  /** Opens the page in this element; returns a function that closes it. */
  start(place: HTMLElement): () => void {
    this.webView.standIn(place);
    this.reopen();
    return () => this.webView.close();
  }

  /** Attaches a page of the web view to the app, before the page's own scripts run. */
  attach(page: Window): void {
    if (page !== this.webView.window) return;
    const { settings } = this.shown;
    putIntoApp(page, {
      os: settings.device.os,
      userAgent: userAgentOf(settings),
      mayCopy: settings.refusal?.method !== 'System.copyToPasteboard',
      receive: (text) => this.app.receive(text),
    });
    this.webView.noteAttached(page);
    this.app.pageOpened(pathOf(page.location));
  }

  /** Reopens the page with new settings; the phone's URL stores all of them. */
  choose(chosen: Omit<Settings, 'url'>): void {
    const path = this.webView.path ?? this.shown.settings.url;
    // Others who open this link need the sign-in parameters; this page keeps its session without
    // them.
    const settings = { ...chosen, url: withLaunchParams(path, this.opened) };
    this.set({ settings });
    history.replaceState(null, '', phoneAddress(settings));
    this.open(path);
  }

  back(): void {
    if (this.webView.canGoBack) this.webView.goBack();
    else this.set({ notice: 'There is no page to go back to.' });
  }

  reload(): void {
    this.webView.reload();
  }

  /** Closes the page and opens the first page again. */
  reopen(): void {
    this.open(this.shown.settings.url);
  }

  /** Reopens the first page from the app's own screen and moves the focus to it. */
  leaveOwnScreen(): void {
    this.reopen();
    this.webView.focus();
  }

  tellActive(active: unknown): void {
    this.app.tell(ACTIVE_CHANGE, { active });
  }

  tellUnknown(): void {
    this.app.tell('Fake.unknownEvent', {});
  }

  clear(): void {
    this.log.clear();
  }

  /** Opens the store sheet for a purchase that still waits. */
  readonly decide = (call: CallEntry): void => this.cover({ kind: 'store', call });

  /** Ends a purchase with a code. Returns the reason when the sandbox refuses, else null. */
  async endSale(call: CallEntry, code: number): Promise<string | null> {
    const refusal = await endSale(this.app, this.settle, call, code);
    if (refusal === null) this.uncover();
    return refusal;
  }

  leaveSaleOpen(): void {
    this.uncover();
    this.set({
      notice:
        'The store hasn’t answered. To end the purchase later, press “Answer now” in the list.',
    });
  }

  comeBack(): void {
    this.uncover();
    this.atFront(true);
  }

  /** Leaves the focus on the control that reopens the page. */
  private open(url: string): void {
    this.set({ cover: null });
    this.webView.open(url);
  }

  /** Sent only to a page that has subscribed, as the real app does. */
  private atFront(active: boolean): void {
    if (this.app.wants(ACTIVE_CHANGE)) this.tellActive(active);
  }

  private cover(cover: Cover): void {
    this.set({ cover });
    this.webView.rest(true);
  }

  /** Removes the cover and moves the focus to the page. */
  private uncover(): void {
    if (!this.shown.cover) return;
    this.set({ cover: null });
    this.webView.rest(false);
    this.webView.focus();
  }

  private pageLoaded(inApp: boolean): void {
    this.set({ address: this.addressNow(), notice: this.noticeOf(inApp) });
  }

  private noticeOf(inApp: boolean): string {
    const { notice, settings } = this.shown;
    if (!inApp) {
      return 'This browser isn’t supported. Use Chrome or Firefox.';
    }
    const { isDark } = this.webView;
    if (isDark !== null && isDark !== (settings.scheme === 'dark')) return FORCED;
    return notice === FORCED ? '' : notice;
  }

  private addressNow(): string | null {
    const { path } = this.webView;
    return path === null ? null : maskAddress(path);
  }

  private set(change: Partial<PhoneState>): void {
    this.shown = { ...this.shown, ...change };
    for (const listener of this.listeners) listener();
  }
}
