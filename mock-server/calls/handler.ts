import type { Catalogue, EndpointName } from '@homeview/contracts/catalogue';
import type { RequestOf, ResponseOf } from '@homeview/contracts/defineEndpoint';
import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import type { Account } from '../world/entities';
import type { World } from '../world/world';

/** What a handler may know beside the request. */
export interface CallContext {
  readonly world: World;
  readonly now: Date;
  readonly terminal: Terminal;
  /** The origin the client used; the app's own, since its proxy keeps the `Host`. */
  readonly origin: string;
  readonly idempotencyKey: string | null;
  /** Who is signed in. @throws in a public call, which has no user. */
  readonly account: () => Account;
}

/** The behaviour of one call. @throws Refusal for a business "no". */
export type Handler<Name extends EndpointName> = (
  request: RequestOf<Catalogue[Name]>,
  context: CallContext,
) => ResponseOf<Catalogue[Name]>;

/** A domain's share of the calls. */
export type Handlers<Name extends EndpointName> = { readonly [Each in Name]: Handler<Each> };

/** What may be registered: a call without a handler answers 501. */
export type AnyHandlers = { readonly [Name in EndpointName]?: Handler<Name> };

/** A handler as the register sees it: the request has passed its schema by then. */
export type CheckedHandler = (request: unknown, context: CallContext) => unknown;
