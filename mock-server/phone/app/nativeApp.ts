import { BRIDGE_OK, BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import type { Insets } from '../devices';
import type { Answer, CallEntry, CallLog, EventEntry } from './callLog';
import { readPageMessage } from './message';

/**
 * Sends to the page's end of the bridge. `deaf` means that there is no bridge yet, `threw` that it
 * threw.
 */
export type Deliver = (message: object) => 'delivered' | 'deaf' | 'threw';

/** The functions of the phone around the app. */
export interface Handset {
  /** The code with which the app refuses a method, or null when it does not refuse. */
  refuses(method: string): number | null;
  insets(): Insets;
  shake(): void;
  /** Copies a text to the pasteboard. */
  keep(content: string): void;
  /** Leaves the app for a URL. */
  leaveFor(where: 'browser' | 'app', address: string): void;
  /** Opens the store sheet for a purchase; `NativeApp.answer` ends it. */
  sell(call: CallEntry): void;
  closeWebView(): void;
}

type Params = Readonly<Record<string, unknown>>;

const OK: Answer = { code: BRIDGE_OK, desc: '', data: {} };
/** Null means that the app never answers. */
const refusalOf = (code: number): Answer | null =>
  code === BridgeCode.TimedOut
    ? null
    : { code, desc: 'The phone is set to refuse this.', data: {} };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fake app: answers the page's calls over the bridge, and sends it events. */
export class NativeApp {
  /** The events that the page listens to. */
  private readonly wanted = new Set<string>();

  constructor(
    private readonly log: CallLog,
    private readonly handset: Handset,
    private readonly deliver: Deliver,
  ) {}

  /** Resets the bridge for a newly opened page: pending calls and event listeners are dropped. */
  pageOpened(path: string): void {
    this.wanted.clear();
    for (const call of this.log.calls()) call.left ||= call.answer === null;
    this.log.add({ kind: 'page', at: new Date(), path });
  }

  /** Receives a message of the page. */
  receive(text: unknown): void {
    const message = readPageMessage(text);
    const at = new Date();
    if (!message) {
      this.log.add({ kind: 'noise', at, text: String(text) });
    } else if (message.kind === 'call') {
      const { id, method, params } = message;
      const call: CallEntry = { kind: 'call', at, id, method, params, answer: null, left: false };
      this.execute(this.log.add(call), params);
    } else {
      const event = this.log.event(message.id);
      const { code, desc } = message;
      if (event) this.log.change(event, { reply: { code, desc } });
    }
  }

  /** Answers a call, once. */
  answer(call: CallEntry, answer: Answer): void {
    if (call.answer || call.left) return;
    this.log.change(call, { answer });
    this.deliver({ id: call.id, ...answer });
  }

  /** Sends an event to the page, whether it listens or not. */
  tell(event: string, data: unknown): void {
    const id = crypto.randomUUID();
    const entry: EventEntry = { kind: 'event', at: new Date(), id, event, data, reply: null };
    this.log.add(entry);
    const outcome = this.deliver({ id, event, data });
    if (outcome !== 'delivered') this.log.change(entry, { reply: outcome });
  }

  wants(event: string): boolean {
    return this.wanted.has(event);
  }

  private execute(call: CallEntry, params: Params): void {
    const refused = this.handset.refuses(call.method);
    const answer = refused === null ? this.answerTo(call, params) : refusalOf(refused);
    if (!answer) return;
    // Answers asynchronously, as a real app does: a synchronous answer would hide bugs of the page.
    setTimeout(() => {
      this.answer(call, answer);
      // The page gets the answer before the web view closes.
      if (call.method === 'WebView.close' && refused === null) this.handset.closeWebView();
    });
  }

  /** The app's answer to a call; null while the store sheet is open. */
  private answerTo(call: CallEntry, params: Params): Answer | null {
    const { handset } = this;
    switch (call.method) {
      case 'System.getSafeAreaInsets':
        return { ...OK, data: handset.insets() };
      case 'System.impactFeedback':
        handset.shake();
        return OK;
      case 'System.copyToPasteboard':
        handset.keep(textOf(params.content));
        return OK;
      case 'System.openBrowser':
        handset.leaveFor('browser', textOf(params.url));
        return OK;
      case 'System.openThirdApp':
        handset.leaveFor('app', textOf(params.url));
        return OK;
      case 'IAP.payment':
        handset.sell(call);
        return null;
      case 'WebView.close':
        return OK;
      case 'JSBridge.addEventListener':
        this.wanted.add(textOf(params.event));
        return OK;
      case 'JSBridge.removeEventListener':
        this.wanted.delete(textOf(params.event));
        return OK;
      default:
        return { code: BridgeCode.NoListener, desc: `The app has no method ${call.method}.` };
    }
  }
}
