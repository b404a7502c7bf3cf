import { mostRows } from '../world/limits';
import type { CollectionName } from '../world/references';
import { refuse } from '../world/refusal';
import type { EventKind } from '../world/timelineEvents';
import type { World } from '../world/world';

/** A value that an act asks for: one of the options, or a text if there are none. */
export interface ActField {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** What an agent can do to a thing now. */
export interface ActOffer {
  readonly act: string;
  /** The id of the thing. */
  readonly on: string;
  readonly label: string;
  readonly fields: readonly ActField[];
}

/** What happens outside the portal to a thing of the world. */
export interface Act<Thing> {
  readonly label: string;
  /** The kind of its entries in the log; without it, that of the collection. */
  readonly kind?: EventKind;
  /** Whether it can happen to the thing; otherwise it isn't offered. */
  readonly isPossible: (world: World, thing: Thing, now: Date) => boolean;
  readonly fields?: (world: World, thing: Thing) => readonly ActField[];
  /**
   * Lets it happen by the rules of the world, and says what has happened.
   * @throws Refusal with the world unchanged.
   */
  readonly happens: (
    world: World,
    thing: Thing,
    at: { readonly now: Date; readonly values: Readonly<Record<string, string>> },
  ) => string;
}

/** The acts on the things of one collection, by name. */
export type Acts<Thing> = Readonly<Record<string, Act<Thing>>>;

/** @throws Refusal when a world may have no more rows of a collection. */
export function refuseMore(world: World, name: CollectionName): void {
  const most = mostRows(name);
  if (world[name].length >= most) throw refuse(`A sandbox has at most ${most} ${name}.`);
}
