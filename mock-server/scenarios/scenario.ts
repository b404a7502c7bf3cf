import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import type { Fault } from '../faults';
import type { Refusal } from '../phone/refusal';
import type { World } from '../world/world';

/** The account that the scenario's link signs in. */
export interface Person {
  id: string;
  username: string;
  password: string;
  nickname: string;
}

/**
 * A named state of the world. Support opens it, Pact sets it, and end-to-end tests start from it.
 */
export interface Scenario {
  readonly id: string;
  /** A sentence that a support agent understands. */
  readonly title: string;
  readonly description: string;
  /** Rows of docs/ledger.tsv that it demonstrates. */
  readonly ledger: readonly string[];
  /** The path that its link opens. */
  readonly path: string;
  /** Who the customer is, with the screen of the path. */
  readonly traits: CustomerTraits;
  readonly platform: CustomerTraits['platform'];
  readonly account: Person;
  /** The access token of its link, or null when the scenario starts signed out. */
  readonly token: string | null;
  /** Faults that belong to the scenario. */
  readonly faults: readonly Omit<Fault, 'id'>[];
  /** What the app refuses; unset when it refuses nothing. */
  readonly refusal?: Refusal;
  /** Adds everything to an empty world, as of `now`. */
  readonly build: (world: World, now: Date) => void;
}
