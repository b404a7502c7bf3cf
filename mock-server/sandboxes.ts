import { randomBytes } from 'node:crypto';
import { Databases } from './databases';
import { DEFAULT_SANDBOX } from './http/localHosts';
import { Sandbox } from './sandbox';
import type { Scenario } from './scenarios/scenario';
import type { RealTime } from './world/clock';

/** All sandboxes of a server; beyond `capacity` the one least recently used goes. */
export class Sandboxes {
  /** In the order of their last use. */
  private readonly byId = new Map<string, Sandbox>();
  private readonly databases = new Databases();

  constructor(
    private readonly home: Scenario,
    private readonly realTime: RealTime,
    private readonly capacity: number,
    /** Six hexadecimal digits: what tells the sandboxes of a scenario apart. */
    private readonly draw = () => randomBytes(3).toString('hex'),
  ) {
    this.put(DEFAULT_SANDBOX, home);
  }

  find(id: string): Sandbox | undefined {
    const sandbox = this.byId.get(id);
    if (!sandbox) return undefined;
    this.byId.delete(id);
    this.byId.set(id, sandbox);
    return sandbox;
  }

  /** The least recently used first; looking at them all is no use of them. */
  all(): readonly Sandbox[] {
    return [...this.byId.values()];
  }

  /** A new sandbox; its id is short, and fit for a host name. */
  make(scenario: Scenario): Sandbox {
    let id: string;
    // One that is taken would put away what somebody else is looking at.
    do id = `${scenario.id}-${this.draw()}`;
    while (this.byId.has(id));
    return this.put(id, scenario);
  }

  /** Makes or remakes a sandbox under a given id. */
  put(id: string, scenario: Scenario): Sandbox {
    const sandbox = new Sandbox(id, scenario, this.realTime, this.databases);
    this.drop(id);
    this.byId.set(id, sandbox);
    for (const oldest of this.byId.keys()) {
      if (this.byId.size <= this.capacity) break;
      if (oldest !== DEFAULT_SANDBOX) this.drop(oldest);
    }
    return sandbox;
  }

  /** Puts a sandbox away; the default one begins anew instead. */
  remove(id: string): void {
    this.drop(id);
    if (id === DEFAULT_SANDBOX) this.put(id, this.home);
  }

  private drop(id: string): void {
    this.byId.get(id)?.putAway();
    this.byId.delete(id);
  }
}
