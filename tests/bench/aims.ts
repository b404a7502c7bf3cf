import { NAMES } from './peers/contestants';
import type { Name } from './peers/contestants';
import type { SandboxCost } from './mock/sandboxCost';
import { speedRatio, summary } from './statistics';
import type { Measurement } from './statistics';

export type Rounds = Partial<Record<Name, Measurement[]>>;

/** A measured number, and its aim if there is one. */
export interface Verdict {
  readonly what: string;
  /** Null: nothing to compare with. */
  readonly value: number | null;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Number of sandboxes that should fit into the memory limit below at the same time. */
export const SANDBOXES_KEPT = 1000;

/** All verdicts on the measurements. Ratios are valid on any machine. */
export const verdictsOn = (rounds: Rounds, cost: SandboxCost): Verdict[] => [
  ratio(rounds, 'plans', 'jsonServer', 1.5),
  ratio(rounds, 'plans', 'mockoon', 1),
  ratio(rounds, 'plans', 'prism', 1),
  ratio(rounds, 'plans', 'pactStub'),
  slowest(rounds, 'plans', 'jsonServer'),
  ratio(rounds, 'plans', 'plainHttp'),
  ratio(rounds, 'order', 'jsonServerWrite'),
  ratio(rounds, 'plansOfMany', 'plans', 0.9),
  ratio(rounds, 'devicesOfMany', 'devices', 0.9),
  {
    what: `memory with ${SANDBOXES_KEPT} sandboxes`,
    value: cost.residentMb,
    unit: ' MB',
    atMost: 700,
  },
  {
    what: `the same, json-server's REST used in each`,
    value: cost.residentMbWithDb,
    unit: ' MB',
    atMost: 700,
  },
  {
    what: `sandboxes kept of ${cost.made}`,
    value: cost.kept,
    unit: '',
    atLeast: SANDBOXES_KEPT,
    atMost: SANDBOXES_KEPT,
  },
  { what: 'the oldest is removed (1: yes)', value: Number(cost.oldestGone), unit: '', atLeast: 1 },
  { what: 'heap of a sandbox', value: cost.mbEach, unit: ' MB' },
  { what: 'time to make a sandbox over HTTP', value: cost.msEach, unit: ' ms' },
  { what: 'a call in a sandbox', value: cost.msCall, unit: ' ms' },
  { what: 'a call in one that is read from the store first', value: cost.msMiss, unit: ' ms' },
  { what: 'files: time to make a sandbox', value: cost.msEachSaved, unit: ' ms' },
  { what: 'files: an order, saved', value: cost.msOrderSaved, unit: ' ms' },
  { what: 'files: a call in one that is read first', value: cost.msMissSaved, unit: ' ms' },
];

function ratio(rounds: Rounds, ours: Name, theirs: Name, atLeast?: number): Verdict {
  const [one = [], other = []] = [rounds[ours], rounds[theirs]];
  const value = one.length > 0 && other.length > 0 ? speedRatio(one, other) : null;
  const what = `${NAMES[ours]} / ${NAMES[theirs]}`;
  return { what, value, unit: '×', ...(atLeast !== undefined && { atLeast }) };
}

/** The 99th percentile of response times relative to another contestant. */
function slowest(rounds: Rounds, ours: Name, theirs: Name): Verdict {
  const [one = [], other = []] = [rounds[ours], rounds[theirs]];
  const p99 = (measured: Measurement[]) => summary(measured).p99;
  const value = one.length > 0 && other.length > 0 ? p99(one) / p99(other) : null;
  return { what: `p99: ${NAMES[ours]} / ${NAMES[theirs]}`, value, unit: '×', atMost: 1 };
}

/** A verdict without an aim or without a value is met. */
export const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }: Verdict): boolean =>
  value === null || (value >= atLeast && value <= atMost);
