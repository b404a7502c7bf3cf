import type { EventKind, TimelineEvent } from '../world/timelineEvents';
import { migrate } from './migrations';
import { packed } from './points';
import type { Sandbox } from './sandbox';
import { restore, stateOf } from './state';
import type { SandboxState } from './state';

/** What a sandbox goes back to. Calls stay: they have been answered. */
type PointState = Pick<
  SandboxState,
  'form' | 'scenario' | 'opened' | 'clock' | 'world' | 'faults' | 'happened'
>;

/** A point that is no longer kept. */
export class NoSuchPoint extends Error {}

function pointOf(sandbox: Sandbox): PointState {
  const { form, scenario, opened, clock, world, faults, happened } = stateOf(sandbox);
  return { form, scenario, opened, clock: { now: clock.now }, world, faults, happened };
}

/** The state of a point; undefined when it is no longer kept, or its form is no longer read. */
export function stateAt({ points }: Sandbox, point: number): PointState | undefined {
  // Safe: it was one of this sandbox.
  const state = points.find(point) as PointState | undefined;
  return (state && (migrate(state, state.form) as PointState | null)) ?? undefined;
}

interface Change {
  readonly kind: EventKind;
  /** The user who makes it; null where everybody is the same. */
  readonly by: string | null;
  /** Makes the change, and says what has happened. */
  readonly happens: () => string | Promise<string>;
}

/** Changes a sandbox so that it can be undone: records the change and keeps the point before it. */
export async function change(
  sandbox: Sandbox,
  { kind, by, happens }: Change,
): Promise<TimelineEvent> {
  const before = packed(pointOf(sandbox));
  const what = await happens();
  const event = {
    ...{ at: sandbox.present().toISOString(), what, kind, by },
    realAt: new Date().toISOString(),
    point: sandbox.points.add(before),
  };
  sandbox.eventLog.add([event]);
  sandbox.touch();
  return event;
}

/**
 * Goes back to the state of a point. That is a change itself, so it can be undone as well.
 * @throws NoSuchPoint.
 */
export async function goBack(
  sandbox: Sandbox,
  point: number,
  by: string | null,
): Promise<TimelineEvent> {
  const state = stateAt(sandbox, point);
  if (!state) throw new NoSuchPoint(`There is no way back to point ${point} any more.`);
  const undone = sandbox.eventLog.all().find((event) => event.point === point);
  return change(sandbox, {
    ...{ kind: 'act', by },
    happens: () => {
      restore(sandbox, { ...stateOf(sandbox), ...state });
      return `Back to before: ${undone?.what ?? `point ${point}`}`;
    },
  });
}
