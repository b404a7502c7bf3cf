import { createHash } from 'node:crypto';
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

  private async ownedBy(owner: string): Promise<Map<string, string>> {
    const known = this.owned.get(owner);
    if (known && !this.store.isShared) return known;
    const saved = pairsIn(await this.store.get(keyOf(owner)));
    const owned = this.owned.get(owner) ?? new Map<string, string>();
    // The order of use in this process is newer than the saved one.
    for (const [id, client] of saved) if (!owned.has(id)) owned.set(id, client);
    this.owned.set(owner, owned);
    return owned;
  }
}

/** Parses the saved pairs of id and client. */
const pairsIn = (saved: unknown): readonly (readonly [string, string])[] =>
  Array.isArray(saved)
    ? saved.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.every(isText))
    : [];

const isText = (value: unknown) => typeof value === 'string';

/** The sandbox to remove: the least recently used one of the client with the most sandboxes. */
function surplusIn(owned: ReadonlyMap<string, string>): string {
  const byClient = new Map<string, string[]>();
  for (const [id, client] of owned) byClient.set(client, [...(byClient.get(client) ?? []), id]);
  const [most = []] = [...byClient.values()].sort((one, other) => other.length - one.length);
  return most[0] ?? '';
}
