import type { Store } from './store';

/** Who sandboxes belong to where no agent is named. */
export const EVERYBODY = 'everybody';

/** Who opens a sandbox. */
export interface Opener {
  /** The agent it belongs to. */
  readonly owner: string;
  /** The address it was asked for from. Among those of one owner, who has most makes room. */
  readonly client: string;
}

const keyOf = (owner: string) => `owner.${owner}`;

/** Which sandboxes belong to whom, the least recently used first. Kept in the store as well. */
export class Owners {
  /** By owner: the sandboxes with the client that opened each. */
  private readonly owned = new Map<string, Map<string, string>>();

  /** @param quota sandboxes an owner may have. */
  constructor(
    private readonly store: Store,
    private readonly quota: number,
  ) {}

  async idsOf(owner: string): Promise<readonly string[]> {
    return [...(await this.ownedBy(owner)).keys()];
  }

  /** Adds a sandbox, as the one used last. Returns those that have to make room for it. */
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

/** Ids with clients, as a store gives them. */
const pairsIn = (saved: unknown): readonly (readonly [string, string])[] =>
  Array.isArray(saved)
    ? saved.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.every(isText))
    : [];

const isText = (value: unknown) => typeof value === 'string';

/** The sandbox that makes room: of the client with most of them, the one used least recently. */
function surplusIn(owned: ReadonlyMap<string, string>): string {
  const byClient = new Map<string, string[]>();
  for (const [id, client] of owned) byClient.set(client, [...(byClient.get(client) ?? []), id]);
  const [most = []] = [...byClient.values()].sort((one, other) => other.length - one.length);
  return most[0] ?? '';
}
