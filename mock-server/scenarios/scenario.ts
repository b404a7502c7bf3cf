import type { Fault } from '../faults';
import type { World } from '../world/world';

/** Who a scenario is about: the account that its link signs in. */
export interface Person {
  id: string;
  username: string;
  password: string;
  nickname: string;
}

/** A named state of the world. Support opens it, Pact sets it, journeys start from it. */
export interface Scenario {
  readonly id: string;
  /** A sentence a support agent understands. */
  readonly title: string;
  readonly description: string;
  /** Rows of docs/ledger.tsv that it shows. */
  readonly ledger: readonly string[];
  /** Where its link leads. */
  readonly path: string;
  readonly platform: 'browser' | 'ios' | 'android';
  readonly account: Person;
  /** The access token its link carries, or null where the case begins signed out. */
  readonly token: string | null;
  /** Failures that belong to the case. */
  readonly faults: readonly Omit<Fault, 'id'>[];
  /** Puts everything into an empty world, as of `now`. */
  readonly build: (world: World, now: Date) => void;
}
