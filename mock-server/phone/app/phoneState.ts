import type { Settings } from '../settings';
import type { CallEntry, Entry } from './callLog';

/** What the phone shows above the page, which rests meanwhile. */
export type Cover =
  | { readonly kind: 'store'; readonly call: CallEntry }
  | { readonly kind: 'outside'; readonly where: 'browser' | 'app'; readonly address: string }
  | { readonly kind: 'closed' };

/** Everything that the phone's page draws. */
export interface PhoneState {
  readonly settings: Settings;
  /** What happened last, in one line; empty: nothing to say. */
  readonly notice: string;
  /** What the page has put into the pasteboard; null: nothing yet. */
  readonly pasteboard: string | null;
  readonly cover: Cover | null;
  /** Masked address of the page in the web view; null where none is. */
  readonly address: string | null;
  /** What page and app have said to each other, newest first. */
  readonly entries: readonly Entry[];
  /** How often the phone has shaken. */
  readonly shakes: number;
}
