import type { Settings } from '../settings';
import type { CallEntry, Entry } from './callLog';

/** What covers the page; the page is inert meanwhile. */
export type Cover =
  | { readonly kind: 'store'; readonly call: CallEntry }
  | { readonly kind: 'outside'; readonly where: 'browser' | 'app'; readonly address: string }
  | { readonly kind: 'closed' };

/** The state that the phone's page renders. */
export interface PhoneState {
  readonly settings: Settings;
  /** The latest message in one line; empty when there is none. */
  readonly notice: string;
  /** The text that the page last copied; null before the first copy. */
  readonly pasteboard: string | null;
  readonly cover: Cover | null;
  /** The masked URL of the page in the web view; null when it is closed. */
  readonly address: string | null;
  /** Calls and events between page and app, newest first. */
  readonly entries: readonly Entry[];
  /** The number of shakes so far. */
  readonly shakes: number;
}
