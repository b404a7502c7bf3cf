import { setImmediate as nextTurn } from 'node:timers/promises';
import jsonServer from 'json-server';
import type { JsonServerRouter } from 'json-server';
import low from 'lowdb';
import type { LowdbSync } from 'lowdb';
import Memory from 'lowdb/adapters/Memory';
import { EventLog } from '../eventLog';
import { Faults } from '../faults';
import type { Fault } from '../faults';
import { Journal } from '../journal';
import { beginOfCase } from '../scenarios/caseScenario';
import type { Scenario } from '../scenarios/scenario';
import { Clock, refuseFarMoment } from '../world/clock';
import type { RealTime } from '../world/clock';
import { forgetDeviceTable } from '../world/plans/devices';
import { confirmPayments } from '../world/orders/latePayments';
import { refuseCrowdedWay, runDueEvents } from '../world/runDueEvents';
import { expiryEvents } from '../world/timelineEvents';
import type { EventKind, TimelineEvent } from '../world/timelineEvents';
import { moveSessions } from '../world/accounts/sessions';
import type { SessionTime } from '../world/accounts/sessions';
import { emptyWorld } from '../world/world';
import type { Label } from './label';
import type { Opened } from './opened';
import { Points } from './points';
import type { World } from '../world/world';

/** The number of events that run before other requests get their turn: below 100 ms in any world. */
const EVENTS_AT_ONCE = 25;

/** Saves the changes of a sandbox; returns nothing when there are none. */
type Save = (sandbox: Sandbox) => Promise<void> | undefined;

export interface SandboxParts {
  readonly id: string;
  readonly scenario: Scenario;
  /** The agent who owns it. */
  readonly owner: string;
  readonly realTime: RealTime;
  readonly save: Save;
}

/** One case: a json-server router over its world, with a clock, faults and a journal. */
export class Sandbox {
  readonly id: string;
  readonly owner: string;
  /** The scenario it was created from; loading a file replaces it. */
  scenario: Scenario;
  /** How its link opened the portal, for links that open it again. */
  opened: Opened = {};
  label: Label = {};
  /** The real time of its last use. */
  usedAt = new Date();
  readonly faults = new Faults();
  readonly journal = new Journal();
  readonly clock: Clock;
  readonly eventLog = new EventLog();
  /** The states before its latest changes. */
  readonly points = new Points();
  /** json-server's REST API over the world. */
  readonly rest: JsonServerRouter<World>;
  /** Whether there are unsaved changes. */
  hasChanged = true;
  /** Whether it is still as a link has opened it, so that another link may replace it. */
  isUnchanged = false;
  /** The number of changes so far. */
  version = 0;

  /** While due events are run in portions. */
  private catchingUp: Promise<void> | undefined;

  private readonly realTime: RealTime;
  private readonly saveChanges: Save;

  constructor({ id, scenario, owner, realTime, save }: SandboxParts) {
    this.id = id;
    this.scenario = scenario;
    this.owner = owner;
    this.realTime = realTime;
    this.saveChanges = save;
    this.clock = new Clock(realTime);
    // lowdb calls `write` after every change, so this is the one place that notices all of them.
    const memory = Object.assign(new Memory<World>(''), { write: () => this.touch() });
    this.rest = jsonServer.router(low(memory).setState(emptyWorld()));
  }

  get db(): LowdbSync<World> {
    return this.rest.db;
  }

  /** Read it again after every `await`: a raw write or a snapshot may have replaced it. */
  get world(): World {
    return this.db.getState();
  }

  /** Marks the sandbox as changed. */
  touch(): void {
    forgetDeviceTable(this.world);
    this.hasChanged = true;
    this.isUnchanged = false;
    this.version += 1;
  }

  save(): Promise<void> | undefined {
    return this.saveChanges(this);
  }

  /**
   * Restarts its scenario, unless another time is given: at the customer's time, or now.
   * @throws BadMoment.
   */
  reset(begin = this.scenarioBegin()): void {
    this.clock.set(begin);
    this.faults.replace(this.scenario.faults.map((fault) => ({ ...fault, id: '' })));
    this.journal.replace([]);
    this.eventLog.replace([]);
    const world = emptyWorld();
    this.scenario.build(world, this.clock.now());
    this.replaceWorld(world);
  }

  private scenarioBegin(): Date {
    return beginOfCase(this.scenario.traits) ?? new Date(this.realTime());
  }

  replaceWorld(world: World): void {
    this.db.setState(world).write();
  }

  /** The current time of the sandbox, after running the events due by then. */
  present(): Date {
    const now = this.clock.now();
    this.runEvents(now);
    return now;
  }

  /**
   * Runs all due events, in portions. Returns nothing when there is nothing to wait for. Every
   * request to this sandbox waits for it, before it reads or changes anything.
   */
  catchUp(): Promise<void> | undefined {
    if (!this.catchingUp && this.runEvents(this.clock.now())) return undefined;
    this.catchingUp ??= this.runPortions().finally(() => (this.catchingUp = undefined));
    // Another waiting request may move the clock first.
    return this.catchingUp.then(() => this.catchUp());
  }

  private async runPortions(): Promise<void> {
    do await nextTurn();
    while (!this.runEvents(this.clock.now()));
  }

  /** Runs one portion of the due events. Returns whether that was the last one. */
  private runEvents(now: Date): boolean {
    const happened = confirmPayments(this.world, now, EVENTS_AT_ONCE);
    happened.push(...runDueEvents(this.world, now, EVENTS_AT_ONCE - happened.length));
    if (happened.length === 0) return true;
    this.eventLog.add(happened);
    this.touch();
    return happened.length < EVENTS_AT_ONCE;
  }

  /**
   * Sets the clock and moves sessions with it, so that valid ones stay valid.
   * @throws BadMoment when it is out of range, or too much would happen on the way.
   */
  setClock(to: Date, sessions: SessionTime = 'move'): void {
    const from = this.clock.now();
    refuseFarMoment(to, this.realTime());
    refuseCrowdedWay(this.world, to);
    this.clock.set(to);
    if (sessions === 'move') moveSessions(this.world, to.getTime() - from.getTime());
    this.touch();
  }

  /** Travels in time. Returns the events on the way; going back causes none. @throws BadMoment. */
  async travel(to: Date, sessions: SessionTime = 'move'): Promise<readonly TimelineEvent[]> {
    const from = this.present().toISOString();
    const before = this.eventLog.all();
    this.setClock(to, sessions);
    await this.catchUp();
    const until = this.present().toISOString();
    const silent = expiryEvents(this.world, sessions);
    this.eventLog.add(silent.filter(({ at }) => at > from && at <= until));
    return this.eventLog.all().filter((event) => !before.includes(event));
  }

  /** Records what somebody has done in the portal. It has no way back: a customer can't undo it. */
  note(what: string, kind: EventKind): void {
    const at = this.clock.now().toISOString();
    this.eventLog.add([{ at, what, kind, by: null, realAt: new Date().toISOString() }]);
  }

  /** The fault for a call, with its count reduced by one; undefined when there is none. */
  takeFault(call: string, payload: unknown): Fault | undefined {
    const fault = this.faults.take(call, payload);
    if (fault && fault.times !== null) this.touch();
    return fault;
  }
}
