import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DEFAULT_SANDBOX } from '../http/hosts';
import type { Scenario } from '../scenarios/scenario';
import type { RealTime } from '../world/clock';
import { Sandbox } from './sandbox';
import { BadState, readState, restore, stateOf } from './state';
import type { SandboxState } from './state';
import { UnreadableText } from './store';
import type { Store } from './store';

/** Who sandboxes belong to where nobody says who he is. */
export const EVERYBODY = 'everybody';

/** Sandboxes held in memory; the others are read from the store when they are asked for. */
export const LIVE = 200;

/** How long a copy is trusted in a store that other processes write to, in ms. */
const TRUSTED_MS = 3000;

export interface SandboxesOptions {
  /** What the default sandbox begins as. */
  readonly home: Scenario;
  readonly realTime: RealTime;
  readonly store: Store;
  /** Sandboxes an owner may have; beyond that the one used least recently goes. */
  readonly quota: number;
  readonly live?: number;
  /** Six hexadecimal digits: what tells the sandboxes of a scenario apart. */
  readonly draw?: () => string;
}

/** A saved sandbox that cannot be read. It stays in the store as it is, and the others work. */
export class UnreadableSandbox extends Error {
  constructor(id: string, why: string) {
    super(`The saved sandbox "${id}" cannot be read, and is kept as it is: ${why}`);
  }
}

const sandboxKey = (id: string) => `sandbox.${id}`;
const ownerKey = (owner: string) => `owner.${owner}`;

/** All sandboxes of a server: those in use in memory, all of them in a store. */
export class Sandboxes {
  private readonly options: Required<SandboxesOptions>;
  private readonly live: LRUCache<string, Sandbox>;
  private readonly usedAt = new WeakMap<Sandbox, number>();
  private readonly loading = new Map<string, Promise<Sandbox | undefined>>();
  private readonly saving = new Map<string, Promise<void>>();
  private readonly waiting = new Set<string>();
  /** The ids of each owner, the least recently used first. */
  private readonly owned = new Map<string, Set<string>>();

  constructor(options: SandboxesOptions) {
    this.options = { live: LIVE, draw: () => randomBytes(3).toString('hex'), ...options };
    this.live = new LRUCache({
      max: this.options.live,
      dispose: (sandbox, _id, reason) => {
        // Calls that only read are in the journal, and not saved with every answer.
        if (reason === 'evict') void this.write(sandbox).catch(() => undefined);
      },
    });
  }

  /** A sandbox that is in memory; undefined says nothing: `find` it then. */
  current(id: string): Sandbox | undefined {
    const sandbox = this.live.get(id);
    if (!sandbox || !this.isTrusted(sandbox)) return undefined;
    this.noteUse(sandbox);
    return sandbox;
  }

  /** @throws StoreUnavailable; UnreadableSandbox. */
  async find(id: string): Promise<Sandbox | undefined> {
    const known = this.current(id);
    if (known) return known;
    const loading = this.loading.get(id) ?? this.load(id);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.loading.delete(id);
    }
  }

  /** A new sandbox; its id is short, and fit for a host name. */
  async make(scenario: Scenario, owner = EVERYBODY): Promise<Sandbox> {
    let id: string;
    // One that is taken would put away what somebody else is looking at.
    do id = `${scenario.id}-${this.options.draw()}`;
    while (this.live.has(id) || (await this.options.store.get(sandboxKey(id))) !== undefined);
    return this.put(id, scenario, owner);
  }

  /** Makes or remakes a sandbox under a given id. */
  async put(id: string, scenario: Scenario, owner = EVERYBODY): Promise<Sandbox> {
    await this.keepUnreadable(id);
    const sandbox = this.newSandbox(id, scenario, owner);
    sandbox.reset();
    this.hold(sandbox);
    await this.addToOwner(sandbox);
    await this.save(sandbox);
    return sandbox;
  }

  /** Puts a sandbox away; the default one begins anew instead. */
  async remove(id: string): Promise<void> {
    const owner = (await this.find(id))?.owner ?? EVERYBODY;
    this.live.delete(id);
    await this.saving.get(id)?.catch(() => undefined);
    await this.options.store.delete(sandboxKey(id));
    const ids = await this.idsOf(owner);
    ids.delete(id);
    await this.options.store.set(ownerKey(owner), [...ids]);
  }

  /** Gives up the copy in memory: another process is going to be asked for it. */
  letGo(id: string): void {
    if (this.options.store.isShared) this.live.delete(id);
  }

  /** The states of an owner's sandboxes, the least recently used first. */
  async all(owner = EVERYBODY): Promise<readonly (SandboxState & { readonly id: string })[]> {
    const states: (SandboxState & { id: string })[] = [];
    for (const id of new Set([DEFAULT_SANDBOX, ...(await this.idsOf(owner))])) {
      const live = this.live.peek(id);
      const state = live ? stateOf(live) : await this.options.store.get(sandboxKey(id));
      if (state === undefined || state instanceof UnreadableText) continue;
      states.push({ ...(state as SandboxState), id });
    }
    return states;
  }

  /**
   * Saves what has changed. Changes of several requests share one writing. Nothing is returned where
   * there is nothing to wait for. @throws StoreUnavailable; then the change is given up.
   */
  readonly save = (sandbox: Sandbox): Promise<void> | undefined => {
    const { id } = sandbox;
    const underWay = this.saving.get(id);
    // One that was put away meanwhile must not come back.
    if (!sandbox.hasChanged || this.live.peek(id) !== sandbox) return underWay;
    if (this.waiting.has(id)) return underWay;
    if (!underWay) return this.track(id, this.write(sandbox));
    this.waiting.add(id);
    const afterwards = underWay
      .catch(() => undefined)
      .then(() => {
        this.waiting.delete(id);
        return this.write(sandbox);
      });
    return this.track(id, afterwards);
  };

  /** Saves everything, journals too. */
  async close(): Promise<void> {
    const sandboxes = [...this.live.values()];
    await Promise.allSettled(sandboxes.map((sandbox) => this.write(sandbox)));
    await this.options.store.close();
  }

  private track(id: string, writing: Promise<void>): Promise<void> {
    const tracked = writing.finally(() => {
      if (this.saving.get(id) === tracked) this.saving.delete(id);
    });
    this.saving.set(id, tracked);
    return tracked;
  }

  private async write(sandbox: Sandbox): Promise<void> {
    sandbox.hasChanged = false;
    try {
      await this.options.store.set(sandboxKey(sandbox.id), stateOf(sandbox));
    } catch (error) {
      // What nobody was told must not be seen later: it is read from the store again.
      if (this.live.peek(sandbox.id) === sandbox) this.live.delete(sandbox.id);
      throw error;
    }
  }

  private async load(id: string): Promise<Sandbox | undefined> {
    await this.saving.get(id)?.catch(() => undefined);
    const state = await this.options.store.get(sandboxKey(id));
    if (state === undefined) {
      return id === DEFAULT_SANDBOX ? this.put(id, this.options.home) : undefined;
    }
    const sandbox = this.restored(id, state);
    this.hold(sandbox);
    return sandbox;
  }

  private restored(id: string, state: unknown): Sandbox {
    if (state instanceof UnreadableText) throw new UnreadableSandbox(id, 'it is no JSON.');
    try {
      const { owner = EVERYBODY } = readState(state);
      const sandbox = this.newSandbox(id, this.options.home, owner);
      restore(sandbox, state);
      sandbox.hasChanged = false;
      return sandbox;
    } catch (error) {
      if (error instanceof BadState) throw new UnreadableSandbox(id, error.message);
      throw error;
    }
  }

  private newSandbox(id: string, scenario: Scenario, owner: string): Sandbox {
    const { realTime } = this.options;
    return new Sandbox({ id, scenario, owner, realTime, save: this.save });
  }

  private hold(sandbox: Sandbox): void {
    this.live.set(sandbox.id, sandbox);
    this.noteUse(sandbox);
  }

  private noteUse(sandbox: Sandbox): void {
    const { id, owner } = sandbox;
    if (this.options.store.isShared) this.usedAt.set(sandbox, Date.now());
    const ids = this.owned.get(owner);
    if (ids?.delete(id)) ids.add(id);
  }

  private isTrusted(sandbox: Sandbox): boolean {
    if (!this.options.store.isShared || this.saving.has(sandbox.id)) return true;
    return Date.now() - (this.usedAt.get(sandbox) ?? 0) < TRUSTED_MS;
  }

  private async addToOwner({ id, owner }: Sandbox): Promise<void> {
    if (id === DEFAULT_SANDBOX) return;
    const ids = await this.idsOf(owner);
    ids.delete(id);
    ids.add(id);
    const surplus = [...ids].slice(0, Math.max(0, ids.size - this.options.quota));
    for (const old of surplus) {
      ids.delete(old);
      this.live.delete(old);
      await this.options.store.delete(sandboxKey(old));
    }
    await this.options.store.set(ownerKey(owner), [...ids]);
  }

  private async idsOf(owner: string): Promise<Set<string>> {
    const known = this.owned.get(owner);
    if (known && !this.options.store.isShared) return known;
    const saved = await this.options.store.get(ownerKey(owner));
    const list = Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : [];
    const ids = this.owned.get(owner) ?? new Set<string>();
    // The order of use in this process is newer than the saved one.
    for (const id of list) if (!ids.has(id)) ids.add(id);
    this.owned.set(owner, ids);
    return ids;
  }

  /** What cannot be read is moved aside before another takes its place. */
  private async keepUnreadable(id: string): Promise<void> {
    if (this.live.has(id)) return;
    const found = await this.options.store.get(sandboxKey(id));
    if (found === undefined) return;
    try {
      this.restored(id, found);
    } catch (error) {
      if (!(error instanceof UnreadableSandbox)) throw error;
      const kept = found instanceof UnreadableText ? found.text : found;
      await this.options.store.set(`unreadable.${id}.${Date.now()}`, kept);
    }
  }
}
