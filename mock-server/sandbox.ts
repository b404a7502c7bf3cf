import jsonServer from 'json-server';
import type { JsonServerRouter } from 'json-server';
import { Faults } from './faults';
import { Journal } from './journal';
import type { Scenario } from './scenarios/scenario';
import { Clock } from './world/clock';
import type { RealTime } from './world/clock';
import { runDue } from './world/due';
import { emptyWorld, entitiesOf } from './world/world';
import type { World } from './world/world';

type Entities = ReturnType<typeof entitiesOf>;

/** One case: a world with a clock, faults and a journal of its own. */
export class Sandbox {
  readonly faults = new Faults();
  readonly journal = new Journal();
  readonly clock: Clock;
  private currentWorld: World = emptyWorld();
  private router: JsonServerRouter<Entities> | null = null;

  constructor(
    readonly id: string,
    readonly scenario: Scenario,
    private readonly realTime: RealTime,
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
    this.currentWorld = world;
    this.router = null;
  }

  /** The present moment, after everything due by then has happened. */
  present(): Date {
    const now = this.clock.now();
    runDue(this.currentWorld, now);
    return now;
  }

  /** json-server's REST over the very arrays of the world. Made when first asked for: it costs 9 ms. */
  db(): JsonServerRouter<Entities> {
    // Without a suffix of ours, a DELETE would cascade over every field that ends in `Id`.
    this.router ??= jsonServer.router(entitiesOf(this.currentWorld), { foreignKeySuffix: '_ref' });
    return this.router;
  }
}
