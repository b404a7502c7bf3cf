import type { Catalogue, EndpointName } from '@homeview/contracts/catalogue';
import type { RequestOf, ResponseOf } from '@homeview/contracts/defineEndpoint';
import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import type { Account } from '../world/entities';
import type { EventKind } from '../world/timelineEvents';
import type { World } from '../world/world';

/** What a handler knows besides the request. */
export interface CallContext {
  readonly world: World;
  readonly now: Date;
  readonly terminal: Terminal;
  /**
   * The origin that the client used; it is the app's origin, since the app's proxy keeps the
   * `Host`.
   */
  readonly origin: string;
  readonly idempotencyKey: string | null;
  /** The signed-in account. @throws Error in an open call, which has no user. */
  readonly account: () => Account;
  /** Records what the customer has done, for the timeline. */
  readonly note: (what: string, kind: EventKind) => void;
}

/** The behaviour of one call. @throws Refusal for a business error. */
export type Handler<Name extends EndpointName> = (
  request: RequestOf<Catalogue[Name]>,
  context: CallContext,
) => ResponseOf<Catalogue[Name]>;

/** The handlers of one domain. */
export type Handlers<Name extends EndpointName> = { readonly [Each in Name]: Handler<Each> };

/** A handler as registered; its request has already passed validation. */
export type CheckedHandler = (request: unknown, context: CallContext) => unknown;
