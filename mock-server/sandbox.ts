import type { Databases } from './databases';
import { Faults } from './faults';
import { Journal } from './journal';
import type { Scenario } from './scenarios/scenario';
import { Clock } from './world/clock';
import type { RealTime } from './world/clock';
import { runDue } from './world/due';
import { emptyWorld } from './world/world';
import type { World } from './world/world';

/** One case: a world with a clock, faults and a journal of its own. */
export class Sandbox {
  readonly faults = new Faults();
  readonly journal = new Journal();
  readonly clock: Clock;
  private currentWorld: World = emptyWorld();

  constructor(
    readonly id: string,
    readonly scenario: Scenario,
    private readonly realTime: RealTime,
    private readonly databases: Databases,
  ) {
    this.clock = new Clock(realTime);
    this.reset();
  }

  get world(): World {
    return this.currentWorld;
  }

  /** Goes back to the beginning of its scenario, in the real present. */
  reset(): void {
    this.clock.set(new Date(this.realTime()));
    this.faults.replace(this.scenario.faults.map((fault) => ({ ...fault, id: '' })));
    this.journal.replace([]);
    const world = emptyWorld();
    this.scenario.build(world, this.clock.now());
    this.replaceWorld(world);
  }

  replaceWorld(world: World): void {
    this.databases.forget(this.currentWorld);
    this.currentWorld = world;
  }

  /** The present moment, after everything due by then has happened. */
  present(): Date {
    const now = this.clock.now();
    runDue(this.currentWorld, now);
    return now;
  }

  /** json-server's REST over this world. */
  db() {
    return this.databases.of(this.currentWorld);
  }

  /** Told when nobody will use this sandbox any more. */
  putAway(): void {
    this.databases.forget(this.currentWorld);
  }
}
