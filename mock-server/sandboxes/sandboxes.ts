import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DEFAULT_SANDBOX, isSandboxId } from '../http/hosts';
import type { Scenario } from '../scenarios/scenario';
import type { RealTime } from '../world/clock';
import { EVERYBODY, Owners, belongsTo, isOwnedBy, ownerIn } from './owners';
import type { Opener } from './owners';
import type { Opened } from './opened';
import { Sandbox } from './sandbox';
import { BadState, readState, restore, stateOf } from './state';
import type { SandboxState } from './state';
import { UnreadableText, sandboxKey } from './store';
import type { Store } from './store';

const ANYBODY: Opener = { owner: EVERYBODY, client: '' };

/** The maximum number of sandboxes in memory; the others are loaded from the store on demand. */
export const LIVE = 200;

/** How long a copy in memory is trusted when other processes share the store, in ms. */
const TRUSTED_MS = 3000;

export interface SandboxesOptions {
  /** The scenario of the default sandbox. */
  readonly home: Scenario;
  readonly realTime: RealTime;
  readonly store: Store;
  /**
   * The maximum number of sandboxes per owner. Beyond it, the client with the most sandboxes loses
   * its least recently used one.
   */
  readonly quota: number;
  readonly live?: number;
  /** Draws six hexadecimal digits that distinguish the sandboxes of a scenario. */
  readonly draw?: () => string;
}

/**
 * A saved sandbox that cannot be read. It stays in the store unchanged; other sandboxes still work.
 */
export class UnreadableSandbox extends Error {
  constructor(id: string, why: string) {
    super(`The saved sandbox "${id}" cannot be read and is kept unchanged: ${why}`);
  }
}

/** All sandboxes of a server: recently used ones in memory, all of them in a store. */
export class Sandboxes {
  private readonly options: Required<SandboxesOptions>;
  private readonly live: LRUCache<string, Sandbox>;
  private readonly loading = new Map<string, Promise<Sandbox | undefined>>();
  private readonly saving = new Map<string, Promise<void>>();
  private readonly waiting = new Set<string>();
  private readonly owners: Owners;

  constructor(options: SandboxesOptions) {
    this.options = { live: LIVE, draw: () => randomBytes(3).toString('hex'), ...options };
    this.owners = new Owners(this.options.store, this.options.quota);
    this.live = new LRUCache({
      max: this.options.live,
      dispose: (sandbox, _id, reason) => {
        // Journal entries of read-only calls are not saved with every answer, so they are saved
        // here.
        if (reason === 'evict') this.writeLater(sandbox).catch(() => undefined);
      },
    });
  }

  /** A sandbox in memory; undefined when it must be looked up with `find`. */
  current(id: string): Sandbox | undefined {
    const sandbox = this.live.get(id);
    if (!sandbox || !this.isTrusted(sandbox)) return undefined;
    this.noteUse(sandbox);
    return sandbox;
  }

  /**
   * @param opener creates the sandbox from the home scenario when it is not there.
   * @throws StoreUnavailable; UnreadableSandbox.
   */
  async find(id: string, opener?: Opener): Promise<Sandbox | undefined> {
    const known = this.current(id);
    if (known) return known;
    // Other texts may be too long or invalid for a store, so they are not looked up.
    if (!isSandboxId(id)) return undefined;
    const loading = this.loading.get(id) ?? this.load(id, opener);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.loading.delete(id);
    }
  }

  /** Creates a sandbox; its id is short and fits a host name. */
  async make(scenario: Scenario, opener = ANYBODY, opened: Opened = {}): Promise<Sandbox> {
    let id: string;
    // An id that is taken would replace the sandbox of another user.
    do id = `${scenario.id}-${this.options.draw()}`;
    while (this.live.has(id) || (await this.options.store.get(sandboxKey(id))) !== undefined);
    return this.put(id, scenario, opener, opened);
  }

  /**
   * Creates or replaces a sandbox under a given id. @throws ControlError 403 when somebody else has
   * it, also since a moment ago.
   */
  async put(
    id: string,
    scenario: Scenario,
    opener = ANYBODY,
    opened: Opened = {},
  ): Promise<Sandbox> {
    const saved = await this.savedOwner(id);
    const owner = this.live.peek(id)?.owner ?? saved ?? opener.owner;
    if (!isOwnedBy(owner, opener.owner)) throw belongsTo(id, owner);
    const sandbox = this.newSandbox(id, scenario, opener.owner);
    // Saved from the beginning: without its code, the sandbox of a case can't be read again.
    sandbox.opened = opened;
    sandbox.reset();
    this.hold(sandbox);
    try {
      if (id !== DEFAULT_SANDBOX) {
        for (const surplus of await this.owners.add(id, opener)) {
          // The store may have dropped it, and a colleague may have its name by now.
          const state =
            this.live.peek(surplus) ?? (await this.options.store.get(sandboxKey(surplus)));
          if (ownerIn(state) === opener.owner) await this.forget(surplus);
        }
      }
      await this.save(sandbox);
      return sandbox;
    } catch (error) {
      // It was not acknowledged, so it must not be found or listed later.
      if (this.live.peek(id) === sandbox) this.live.delete(id);
      this.owners.forget(opener.owner);
      throw error;
    }
  }

  /** Deletes a sandbox; the default one is reset instead. */
  async remove(id: string): Promise<void> {
    const owner = (await this.find(id))?.owner ?? EVERYBODY;
    await this.forget(id);
    await this.owners.remove(id, owner);
  }

  private async forget(id: string): Promise<void> {
    this.live.delete(id);
    await this.saving.get(id)?.catch(() => undefined);
    await this.options.store.delete(sandboxKey(id));
  }

  /**
   * Drops the copy in memory when the store is shared, since another process may get the next
   * request.
   */
  dropIfShared(id: string): void {
    if (this.options.store.isShared) this.live.delete(id);
  }

  /** The states of an owner's sandboxes now, least recently used first. */
  async all(owner = EVERYBODY): Promise<readonly (SandboxState & { readonly id: string })[]> {
    const states: (SandboxState & { id: string })[] = [];
    const shared = owner === EVERYBODY ? [DEFAULT_SANDBOX] : [];
    for (const id of new Set([...shared, ...(await this.owners.idsOf(owner))])) {
      const live = this.live.peek(id);
      const state = live ? stateOf(live) : await this.options.store.get(sandboxKey(id));
      if (state === undefined || state instanceof UnreadableText) continue;
      if (ownerIn(state) === owner) states.push({ ...this.atPresent(state as SandboxState), id });
    }
    return states;
  }

  /** A state with the time of now: its clock runs on while the sandbox is not in memory. */
  private atPresent(state: SandboxState): SandboxState {
    const { aheadMs = 0 } = state.clock;
    const now = new Date(this.options.realTime() + aheadMs).toISOString();
    return { ...state, clock: { ...state.clock, now } };
  }

  /**
   * Saves unsaved changes; several requests share one write. Returns nothing when there is nothing
   * to wait for. @throws StoreUnavailable; the change is then discarded.
   */
  readonly save = (sandbox: Sandbox): Promise<void> | undefined => {
    const { id } = sandbox;
    const pending = this.saving.get(id);
    // A sandbox that was removed meanwhile must not be saved again.
    if (!sandbox.hasChanged || this.live.peek(id) !== sandbox) return pending;
    if (this.waiting.has(id)) return pending;
    if (!pending) return this.track(id, this.write(sandbox));
    this.waiting.add(id);
    return this.writeLater(sandbox);
  };

  /**
   * Writes after the current write of the same sandbox, so that the latest state is written last.
   */
  private writeLater(sandbox: Sandbox): Promise<void> {
    const { id } = sandbox;
    const pending = this.saving.get(id) ?? Promise.resolve();
    const afterwards = pending
      .catch(() => undefined)
      .then(() => {
        this.waiting.delete(id);
        return this.write(sandbox);
      });
    return this.track(id, afterwards);
  }

  /** Saves everything, including journals. */
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
      // A change that was not acknowledged must not become visible later, so the copy in memory is
      // dropped.
      if (this.live.peek(sandbox.id) === sandbox) this.live.delete(sandbox.id);
      throw error;
    }
  }

  private async load(id: string, opener?: Opener): Promise<Sandbox | undefined> {
    await this.saving.get(id)?.catch(() => undefined);
    const stored = await this.options.store.get(sandboxKey(id));
    const sandbox = stored === undefined ? undefined : await this.restored(id, stored);
    // Another sandbox may have been created under this id meanwhile.
    const made = this.live.get(id);
    if (made && this.isTrusted(made)) return made;
    if (!sandbox) {
      const isHome = id === DEFAULT_SANDBOX || opener !== undefined;
      return isHome ? this.put(id, this.options.home, opener) : undefined;
    }
    this.hold(sandbox);
    return sandbox;
  }

  private async restored(id: string, stored: unknown): Promise<Sandbox> {
    if (stored instanceof UnreadableText) throw new UnreadableSandbox(id, 'it is not JSON.');
    try {
      const state = await readState(stored);
      const { owner = EVERYBODY, isUnchanged = false } = state;
      const sandbox = this.newSandbox(id, this.options.home, owner);
      restore(sandbox, state);
      sandbox.points.replace(state.points ?? []);
      sandbox.label = state.label ?? {};
      sandbox.isUnchanged = isUnchanged;
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
    sandbox.usedAt = new Date();
    this.owners.noteUse(id, owner);
  }

  private isTrusted(sandbox: Sandbox): boolean {
    if (!this.options.store.isShared || this.saving.has(sandbox.id)) return true;
    return Date.now() - sandbox.usedAt.getTime() < TRUSTED_MS;
  }

  /** The owner of a saved sandbox, if any. An unreadable one is moved aside for another one. */
  private async savedOwner(id: string): Promise<string | undefined> {
    if (this.live.has(id)) return undefined;
    const found = await this.options.store.get(sandboxKey(id));
    if (found === undefined) return undefined;
    try {
      return (await this.restored(id, found)).owner;
    } catch (error) {
      if (!(error instanceof UnreadableSandbox)) throw error;
      const kept = found instanceof UnreadableText ? found.text : found;
      await this.options.store.set(`unreadable.${id}.${Date.now()}`, kept);
      return undefined;
    }
  }
}
