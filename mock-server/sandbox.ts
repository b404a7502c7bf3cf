import type { Databases } from './databases';
import { Diary } from './diary';
import { Faults } from './faults';
import { Journal } from './journal';
import type { Scenario } from './scenarios/scenario';
import { Clock } from './world/clock';
import type { RealTime } from './world/clock';
import { runDue } from './world/due';
import { silentMoments } from './world/happenings';
import type { Happening } from './world/happenings';
import { emptyWorld } from './world/world';
import type { World } from './world/world';

/** One case: a world with a clock, faults and a journal of its own. */
export class Sandbox {
  readonly faults = new Faults();
  readonly journal = new Journal();
  readonly clock: Clock;
  readonly diary = new Diary();
  private currentWorld: World = emptyWorld();

  constructor(
    readonly id: string,
    /** What it began as; a file that is loaded brings its own. */
    public scenario: Scenario,
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
    this.diary.replace([]);
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
    this.diary.add(runDue(this.currentWorld, now));
    return now;
  }

  /**
   * Sets the clock; answers what fell due on the way, or null where the clock cannot go. Going back
   * brings nothing about.
   */
  travel(to: Date): readonly Happening[] | null {
    const from = this.present().toISOString();
    const before = this.diary.all();
    if (!this.clock.set(to)) return null;
    const until = this.present().toISOString();
    this.diary.add(silentMoments(this.currentWorld).filter(({ at }) => at > from && at <= until));
    return this.diary.all().filter((happening) => !before.includes(happening));
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
