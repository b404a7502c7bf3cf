import { createHash } from 'node:crypto';
import { ControlError } from '../control/controlError';
import { DEFAULT_SANDBOX } from '../http/hosts';
import { UnreadableText, idOfKey } from './store';
import type { Store } from './store';

/** The owner of sandboxes when no agent is named. */
export const EVERYBODY = 'everybody';

/** The agent and the client that open a sandbox. */
export interface Opener {
  /** The agent who owns the sandbox. */
  readonly owner: string;
  /**
   * The client's address. When an owner exceeds the quota, the client with the most sandboxes loses
   * one.
   */
  readonly client: string;
}

/** Whether somebody may change a sandbox. Where no agent is named, everybody may change each. */
export const isOwnedBy = (owner: string, user: string): boolean =>
  owner === user || [owner, user].includes(EVERYBODY);

/** The owner of a sandbox or of its saved state. */
export const ownerIn = (state: unknown): unknown =>
  (state as { readonly owner?: unknown } | undefined)?.owner ?? EVERYBODY;

export const belongsTo = (id: string, owner: string): ControlError =>
  new ControlError(403, `The sandbox "${id}" belongs to ${owner}. Open the case yourself.`);

/** Other names would be too long for a file, or one file for two people on some file systems. */
const PLAIN_NAME = /^[a-z0-9_.@-]{1,60}$/;

const keyOf = (owner: string) =>
  `owner.${PLAIN_NAME.test(owner) ? owner : `#${createHash('sha256').update(owner).digest('hex')}`}`;

/** The sandboxes of each owner, least recently used first. Saved in the store too. */
export class Owners {
  /** By owner: the sandbox ids with the client that opened each. */
  private readonly owned = new Map<string, Map<string, string>>();

  /** @param quota maximum number of sandboxes per owner. */
  constructor(
    private readonly store: Store,
    private readonly quota: number,
  ) {}

  async idsOf(owner: string): Promise<readonly string[]> {
    return [...(await this.ownedBy(owner)).keys()];
  }

  /** Adds a sandbox as the most recently used one. Returns the ids to remove beyond the quota. */
  async add(id: string, { owner, client }: Opener): Promise<readonly string[]> {
    const owned = await this.ownedBy(owner);
    owned.delete(id);
    owned.set(id, client);
    const surplus: string[] = [];
    while (owned.size > this.quota) {
      const one = surplusIn(owned);
      owned.delete(one);
      surplus.push(one);
    }
    await this.store.set(keyOf(owner), [...owned]);
    return surplus;
  }

  async remove(id: string, owner: string): Promise<void> {
    const owned = await this.ownedBy(owner);
    owned.delete(id);
    await this.store.set(keyOf(owner), [...owned]);
  }

  noteUse(id: string, owner: string): void {
    const owned = this.owned.get(owner);
    const client = owned?.get(id);
    if (owned?.delete(id)) owned.set(id, client ?? '');
  }

  /** Forgets what is not saved. */
  forget(owner: string): void {
    this.owned.delete(owner);
  }

  /** Keeps an unreadable list aside, and makes a new one from the sandboxes. */
  private async repair(owner: string, stored: unknown): Promise<Pairs> {
    const kept = stored instanceof UnreadableText ? stored.text : stored;
    await this.store.set(`unreadable.${keyOf(owner)}.${Date.now()}`, kept);
    const pairs: [string, string][] = [];
    for (const key of await this.store.keys()) {
      const id = idOfKey(key);
      if (id === null || id === DEFAULT_SANDBOX) continue;
      if (ownerIn(await this.store.get(key)) === owner) pairs.push([id, '']);
    }
    await this.store.set(keyOf(owner), pairs);
    return pairs;
  }

  private async ownedBy(owner: string): Promise<Map<string, string>> {
    const known = this.owned.get(owner);
    if (known && !this.store.isShared) return known;
    const stored = await this.store.get(keyOf(owner));
    const saved =
      stored === undefined ? [] : (pairsIn(stored) ?? (await this.repair(owner, stored)));
    const owned = this.owned.get(owner) ?? new Map<string, string>();
    // The order of use in this process is newer than the saved one.
    for (const [id, client] of saved) if (!owned.has(id)) owned.set(id, client);
    this.owned.set(owner, owned);
    return owned;
  }
}

type Pairs = readonly (readonly [id: string, client: string])[];

/** The saved pairs of id and client, or null when they can't be read. */
const pairsIn = (saved: unknown): Pairs | null =>
  Array.isArray(saved) && saved.every(isPair) ? saved : null;

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');

/** The sandbox to remove: the least recently used one of the client with the most sandboxes. */
function surplusIn(owned: ReadonlyMap<string, string>): string {
  const byClient = new Map<string, string[]>();
  for (const [id, client] of owned) byClient.set(client, [...(byClient.get(client) ?? []), id]);
  const [most = []] = [...byClient.values()].sort((one, other) => other.length - one.length);
  return most[0] ?? '';
}
